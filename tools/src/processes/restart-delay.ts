const QUICK_MILLISECONDS = 10_000;
const FREE_RESTARTS = 2;
const FIRST_DELAY = 500;
/** A broken disk may be mended at any moment, and then somebody waits for the service. */
const LONGEST_DELAY = 2_000;

/** The delay after starts that failed. A process that served returns at once; only one that keeps failing to start waits, twice as long each time. */
export function restartDelay(failedStarts: readonly number[], now: number): number {
  const quick = failedStarts.filter((failed) => now - failed < QUICK_MILLISECONDS).length;
  return quick <= FREE_RESTARTS ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (quick - FREE_RESTARTS - 1));
}
