import type { Pace } from '@seri/contract/call';

/** Rate limits of one call, per minute and per account or source; per address while the caller is unknown. */
export const paces: Readonly<Record<Pace, { max: number; timeWindow: number }>> = {
  reading: { max: 900, timeWindow: 60_000 },
  /** A page shows up to 70 photos. */
  viewing: { max: 9_000, timeWindow: 60_000 },
  /** A whole list at once, thousands of lots long. */
  exporting: { max: 12, timeWindow: 60_000 },
  writing: { max: 240, timeWindow: 60_000 },
  /** A whole file, up to 256 MB. */
  sending: { max: 30, timeWindow: 60_000 },
  'signing-in': { max: 180, timeWindow: 60_000 },
};
