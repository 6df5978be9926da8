import { type RefObject, useLayoutEffect, useRef } from 'react';

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])];

/** When a lot leaves the list, the lot now at its index gets the focus; if none is left, the heading does. */
export function useNextMark(list: RefObject<HTMLElement | null>): () => void {
  const removed = useRef<{ index: number; count: number }>(undefined);
  useLayoutEffect(() => {
    const items = itemsOf(list.current);
    if (!removed.current || items.length === removed.current.count) return;
    const next = items[Math.min(removed.current.index, items.length - 1)]?.querySelector('button');
    removed.current = undefined;
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
  return () => {
    const items = itemsOf(list.current);
    const index = items.findIndex((item) => item.contains(document.activeElement));
    removed.current = index < 0 ? undefined : { index, count: items.length };
  };
}
