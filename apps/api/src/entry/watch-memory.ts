import type { Log } from '../platform/log.ts';

const usualTimes = {
  every: 10_000,
  /** Loading the catalogue and serving the first pages takes less. */
  warmAfter: 600_000,
};
/** A peak passes sooner. */
const checksAbove = 3;
/** A process that needs more than its limit from the start is left alone until it grows: another would need as much. */
const mostGrowth = 1.5;

interface WatchedMemory {
  log: Log;
  /** In megabytes; 0 for none. */
  limit: number;
  onPassed: () => void;
  times?: Partial<typeof usualTimes>;
}

/** Calls once when the memory of this process stays above its limit: it has grown, and only a new one gives it back. */
export function watchMemory({ log, limit, onPassed, times: given }: WatchedMemory): void {
  if (limit === 0) return;
  const times = { ...usualTimes, ...given };
  let checks = 0;
  let warm = 0;
  let above = 0;
  const timer = setInterval(() => {
    const megabytes = process.memoryUsage.rss() / 2 ** 20;
    checks += 1;
    if (checks * times.every < times.warmAfter) return;
    warm ||= megabytes;
    const most = Math.max(limit, warm * mostGrowth);
    above = megabytes > most ? above + 1 : 0;
    if (above < checksAbove) return;
    clearInterval(timer);
    log.warn({ megabytes: Math.round(megabytes), most: Math.round(most) }, 'the memory of this process has grown');
    onPassed();
  }, times.every).unref();
}
