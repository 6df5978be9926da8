import { useEffect, useLayoutEffect, useRef } from 'react';

/** To the end at first and with each message that comes; there it stays, too, where a keyboard takes room from it. */
export function useNewestInSight(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (count > 0 && ref.current) toEnd(ref.current);
  }, [count]);
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const watcher = new ResizeObserver(() => isAtEnd.current && toEnd(list));
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);
  const onScroll = () => {
    const list = ref.current;
    if (list) isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 1;
  };
  return { ref, onScroll };
}

function toEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
