import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';

/** The longest delay of a timer: 24 days. */
const maxTimeout = 2 ** 31 - 1;

/** Whether an instant has passed on the server's clock; updates while the page is open. */
export function useIsPast(instant: string | null): boolean {
  const at = instant === null ? Infinity : Date.parse(instant);
  // A store, because the React Compiler would cache a clock that is read while rendering.
  return useSyncExternalStore(
    (onPast) => whenPast(at, onPast),
    () => leftUntil(at) <= 0,
  );
}

const leftUntil = (at: number): number => at - serverNow().getTime();

function whenPast(at: number, onPast: () => void): () => void {
  if (at === Infinity) return () => {};
  let timer: number | undefined;
  const schedule = () => {
    const left = leftUntil(at);
    if (left <= 0) onPast();
    else timer = window.setTimeout(schedule, Math.min(left, maxTimeout));
  };
  schedule();
  return () => window.clearTimeout(timer);
}
