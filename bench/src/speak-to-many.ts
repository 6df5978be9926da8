import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../apps/api/src/platform/log.ts';
import { openSockets } from '../../apps/api/src/platform/sockets/sockets.ts';
import { type Finding, inMilliseconds, median, type Trial } from './trial.ts';

const listeners = 5_000;
/** What the crowd's arrival left for the collector is cleared away by the first of them, which are not measured. */
const warmUps = 8;
const rounds = 20;
const longestHold = 10;
const audience = 'lots:car';

/** What every page that shows cars is told, said to five thousand of them, by the real server side. */
export async function speakToMany({ databaseUrl }: Trial): Promise<Finding[]> {
  const log = openLog({ logLevel: 'silent' });
  const database = openDatabase(databaseUrl, log);
  const server = createServer();
  const sockets = openSockets({
    server,
    db: database.db,
    clock: { now: () => new Date() },
    log,
    identify: async () => ({ accountId: 1, signInId: 'listener', audiences: [] }),
    granted: async () => [audience],
    isOwnOrigin: () => true,
    stillSignedIn: async (signInIds) => new Set(signInIds),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crowd = await gather((server.address() as AddressInfo).port);
  try {
    const heard: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    // Switched off between two broadcasts it would take the pause for a hold.
    delay.enable();
    const collector = watchCollector();
    for (let sequence = 1; sequence <= warmUps + rounds; sequence += 1) {
      const start = performance.now();
      const all = once(crowd, 'message');
      sockets.deliver({
        audience,
        sequence,
        previous: sequence - 1,
        name: 'lots.changed',
        data: figures,
        originSocket: null,
      });
      await all;
      heard.push(performance.now() - start);
      await pause(100);
      if (sequence === warmUps) {
        delay.reset();
        collector.reset();
        heard.length = 0;
      }
    }
    // The monitor's own timer comes every millisecond: what is above it was somebody's hold.
    const held = delay.max / 1e6 - 1;
    return [
      {
        name: `the longest hold of the event loop by a broadcast to ${listeners} sockets, against ${longestHold} ms`,
        ratio: held / longestHold,
        atMost: 1,
        detail: `${inMilliseconds(held)} in ${rounds} broadcasts, of which the collector took ${inMilliseconds(collector.longest())} at most; all have heard each after ${inMilliseconds(median(heard))}`,
      },
    ];
  } finally {
    crowd.kill();
    await sockets.close();
    server.close();
    await database.close();
  }
}

const figures = {
  lots: Array.from({ length: 5 }, (_, at) => ({
    id: 100_000 + at,
    status: 4533,
    soldPrice: 1_850_000,
    runsAt: '2026-11-22T05:00:00.000Z',
  })),
};

/** The longest that collecting garbage held everything up. */
function watchCollector() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    longest: () => longest,
    reset: () => void (longest = 0),
  };
}

/** A process of its own: what listening costs is not the server's. */
async function gather(port: number) {
  const crowd = fork(join(import.meta.dirname, 'listening-crowd.child.ts'), [String(port), String(listeners)]);
  await once(crowd, 'message');
  return crowd;
}
