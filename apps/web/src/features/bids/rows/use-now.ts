import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';

const interval = 15_000;

/** The server's clock, often enough for times in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
