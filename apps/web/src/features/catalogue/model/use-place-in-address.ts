import { type RefObject, useEffect, useEffectEvent } from 'react';
import { throttle } from '../../../ui/throttle.ts';

interface Place {
  startPage: number;
  pageSize: number;
  hrefOf: (page: number) => string;
}

const countEvery = 200;

/**
 * While a list is scrolled through, its address names the page in view, so that Back and a reload come back to it. The
 * router is not told: for it nothing has changed, and it would move focus and scroll.
 */
export function usePlaceInAddress(list: RefObject<HTMLElement | null>, { startPage, pageSize, hrefOf }: Place): void {
  const note = useEffectEvent(() => {
    const lots = list.current?.firstElementChild?.children;
    if (!lots) return;
    const href = hrefOf(startPage + Math.floor(firstInView(lots) / pageSize));
    if (href === `${location.pathname}${location.search}`) return;
    History.prototype.replaceState.call(window.history, window.history.state, '', href);
  });
  useEffect(() => {
    const look = throttle(() => note(), countEvery);
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
    };
  }, []);
}

/** By halves: measuring each of a thousand would cost more than drawing them. */
function firstInView(lots: HTMLCollection): number {
  let low = 0;
  let high = lots.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((lots[middle]?.getBoundingClientRect().bottom ?? 0) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
