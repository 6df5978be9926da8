import { useEffect, useState } from 'react';

const shownAtTop = 100;
const countEvery = 200;

/** True on the way down after the first 100 px, false on the way up. Scroll events count every 200 ms at most. */
export function useHidingHeader(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: number | undefined;
    const look = () => {
      timer = undefined;
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > shownAtTop);
      last = now;
    };
    const onScroll = () => {
      timer ??= window.setTimeout(look, countEvery);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
}
