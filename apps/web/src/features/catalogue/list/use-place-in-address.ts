import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { throttle } from '../../../ui/time/throttle.ts';

interface ScrolledList {
  startPage: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  navigate: Navigate;
}

const throttleDelay = 200;

/** Keeps the page in view in the address of an endless list, so that Back and a reload return to it. */
export function usePlaceInAddress(
  list: RefObject<HTMLElement | null>,
  { startPage, pageSize, hrefOf, navigate }: ScrolledList,
): void {
  const updateAddress = useEffectEvent(() => {
    const lots = list.current?.firstElementChild?.children;
    if (!lots) return;
    const href = hrefOf(startPage + Math.floor(firstInView(lots) / pageSize));
    if (href !== `${location.pathname}${location.search}`) navigate(href, 'addressOnly');
  });
  useEffect(() => {
    const onScroll = throttle(() => updateAddress(), throttleDelay);
    window.addEventListener('scroll', onScroll.call, { passive: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener('scroll', onScroll.call);
    };
  }, []);
}

/** Binary search: measuring each of a thousand lots would cost more than drawing them. */
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
