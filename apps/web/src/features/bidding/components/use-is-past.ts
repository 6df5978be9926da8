import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../lib/clock.ts';

/** Timers hold 24 days at most. */
const longestRest = 2 ** 31 - 1;

/** Whether an instant has passed by the server's clock; turns true while one looks. */
export function useIsPast(instant: string | null): boolean {
  const at = instant === null ? Infinity : Date.parse(instant);
  // A store, because a clock read in a render is read once: the compiler keeps what nothing it knows of changes.
  return useSyncExternalStore(
    (onPast) => whenPast(at, onPast),
    () => leftUntil(at) <= 0,
  );
}

const leftUntil = (at: number): number => at - serverNow().getTime();

function whenPast(at: number, onPast: () => void): () => void {
  if (at === Infinity) return () => {};
  let timer: number | undefined;
  const rest = () => {
    const left = leftUntil(at);
    if (left <= 0) onPast();
    else timer = window.setTimeout(rest, Math.min(left, longestRest));
  };
  rest();
  return () => window.clearTimeout(timer);
}
