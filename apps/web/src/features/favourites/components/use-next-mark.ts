import { type RefObject, useLayoutEffect, useRef } from 'react';

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])];

/** When a lot leaves the list, the focus goes to the one that takes its place; when none is left, to the heading. */
export function useNextMark(list: RefObject<HTMLElement | null>): () => void {
  const left = useRef<{ at: number; of: number }>(undefined);
  useLayoutEffect(() => {
    const items = itemsOf(list.current);
    if (!left.current || items.length === left.current.of) return;
    const next = items[Math.min(left.current.at, items.length - 1)]?.querySelector('button');
    left.current = undefined;
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
  return () => {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    left.current = at < 0 ? undefined : { at, of: items.length };
  };
}
