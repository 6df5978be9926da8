import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';

const every = 15_000;

/** The server's clock, often enough for minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, []);
  return now;
}
