import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';

/** A timer of more than 24 days would fire at once, and the server's clock may become known meanwhile. */
const longest = 60_000;

const leftUntil = (instant: number) => instant - serverNow().getTime();

/** Whether the time is there, by the server's clock. */
export function useReached(instant: number): boolean {
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const left = leftUntil(instant);
      if (left <= 0) setReached(instant);
      else timer = window.setTimeout(look, Math.min(left, longest));
    };
    look();
    return () => window.clearTimeout(timer);
  }, [instant]);
  return reached === instant;
}
