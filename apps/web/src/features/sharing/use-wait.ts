import { useEffect, useState } from 'react';

const tick = 1000;

/** Counts down the seconds until the next try. */
export function useWait(initialSeconds: number) {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(now + initialSeconds * tick);
  const isWaiting = now < until;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    /** Seconds left; 0 without a wait. */
    left: isWaiting ? Math.ceil((until - now) / tick) : 0,
    wait: (seconds: number) => {
      const from = Date.now();
      setNow(from);
      setUntil(from + seconds * tick);
    },
  };
}
