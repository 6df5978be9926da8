import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';

/** Timers hold 24 days at most. */
const longestRest = 2 ** 31 - 1;

/** Whether an instant has passed by the server's clock; turns true while one looks. */
export function useIsPast(instant: string | null): boolean {
  const at = instant === null ? Infinity : Date.parse(instant);
  const [, look] = useState(0);
  const isPast = serverNow().getTime() >= at;
  useEffect(() => {
    if (isPast || at === Infinity) return undefined;
    let timer: number;
    const rest = () => {
      const left = at - serverNow().getTime();
      if (left <= 0) look((count) => count + 1);
      else timer = window.setTimeout(rest, Math.min(left, longestRest));
    };
    rest();
    return () => window.clearTimeout(timer);
  }, [at, isPast]);
  return isPast;
}
