import type { Pace } from '@seri/contract/call';

/** Calls per minute of one account, or of one address while nobody is signed in. */
export const paces: Readonly<Record<Pace, { max: number; timeWindow: number }>> = {
  reading: { max: 900, timeWindow: 60_000 },
  writing: { max: 240, timeWindow: 60_000 },
  'signing-in': { max: 90, timeWindow: 60_000 },
};
