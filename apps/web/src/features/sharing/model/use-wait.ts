import { useEffect, useState } from 'react';

const tick = 1000;

/** Counts down to when the next try may be made. */
export function useWait(first: number) {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(now + first * tick);
  const isWaiting = now < until;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    /** In seconds; 0 when nobody has to wait. */
    left: isWaiting ? Math.ceil((until - now) / tick) : 0,
    wait: (seconds: number) => {
      const from = Date.now();
      setNow(from);
      setUntil(from + seconds * tick);
    },
  };
}
