import type { Pace } from '@seri/contract/call';

/** Of one call, per minute and account or source, or per address while nobody is known. */
export const paces: Readonly<Record<Pace, { max: number; timeWindow: number }>> = {
  reading: { max: 900, timeWindow: 60_000 },
  /** A page shows up to 70 photos. */
  viewing: { max: 9_000, timeWindow: 60_000 },
  /** A whole list at once, thousands of lots long. */
  exporting: { max: 12, timeWindow: 60_000 },
  writing: { max: 240, timeWindow: 60_000 },
  /** Of a whole file, up to 256 MB. */
  sending: { max: 30, timeWindow: 60_000 },
  'signing-in': { max: 180, timeWindow: 60_000 },
};
