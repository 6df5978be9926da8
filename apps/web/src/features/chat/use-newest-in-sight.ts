import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scrolls to the end at first and with each message, and stays there when a keyboard takes room. */
export function useNewestInSight(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (count > 0 && ref.current) toEnd(ref.current);
  }, [count]);
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const watcher = new ResizeObserver(() => {
      height.current = list.clientHeight;
      if (isAtEnd.current) toEnd(list);
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);
  const onScroll = () => {
    const list = ref.current;
    // A late event, of a scroll before the room shrank, says nothing about the reader's position.
    if (list?.clientHeight === height.current)
      isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 1;
  };
  return { ref, onScroll };
}

function toEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
