const QUICK_MILLISECONDS = 10_000;
const FREE_RESTARTS = 2;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;

/** A process that dies now and then returns at once; only one that keeps dying has to wait, twice as long each time. */
export function restartDelay(deaths: readonly number[], now: number): number {
  const quick = deaths.filter((death) => now - death < QUICK_MILLISECONDS).length;
  return quick <= FREE_RESTARTS ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (quick - FREE_RESTARTS - 1));
}
