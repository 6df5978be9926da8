import { useEffect, useState } from 'react';
import { throttle } from '../../ui/time/throttle.ts';

const shownAtTop = 100;
const countEvery = 200;

/** True on the way down after the first 100 px, false on the way up. Scroll events count every 200 ms at most. */
export function useHidingHeader(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = throttle(() => {
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > shownAtTop);
      last = now;
    }, countEvery);
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
    };
  }, []);
  return isHidden;
}
