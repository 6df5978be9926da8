/** Milliseconds that only go up, the same in every thread of the process. */
export function monotonicNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
