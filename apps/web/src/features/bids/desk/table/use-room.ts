import { type RefObject, useLayoutEffect, useState } from 'react';

export function useRoom(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(() => window.innerWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth));
    watcher.observe(element);
    setRoom(element.clientWidth);
    return () => watcher.disconnect();
  }, [ref]);
  return room;
}
