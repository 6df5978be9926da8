import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import type { WebSocketServer } from 'ws';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import { openSockets } from '../../../apps/api/src/platform/sockets/sockets.ts';

/** A server that speaks to all who listen, ours or a plain one, in a process of its own: says its port, then speaks when told. */
export type Told = { say: string } | 'memory' | 'holds';

export interface Holds {
  /** The longest that the event loop was held, and by the collector of garbage, in milliseconds, since they were asked last. */
  loop: number;
  collector: number;
}

/** In bytes. */
export interface Memory {
  all: number;
  used: number;
}

type Speak = (text: string) => void;

const [kind, databaseUrl = ''] = process.argv.slice(2);
const server = createServer();
const speak = kind === 'plain' ? speakPlainly(server) : speakAsWeDo(server);
const delay = monitorEventLoopDelay({ resolution: 1 });
let collected = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected = Math.max(collected, duration);
}).observe({ entryTypes: ['gc'] });

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);

process.on('disconnect', () => process.exit());
process.on('message', (told: Told) => {
  if (told === 'memory') process.send?.(memoryOf());
  else if (told === 'holds') process.send?.(holds());
  else {
    const at = Number(process.hrtime.bigint()) / 1e6;
    speak(told.say);
    process.send?.(at);
  }
});

/** What any page that shows cars is told, by the real server side. */
function speakAsWeDo(httpServer: Server): Speak {
  const log = openLog({ logLevel: 'silent' });
  const audience = 'lots:car';
  const sockets = openSockets({
    server: httpServer,
    db: openDatabase(databaseUrl, log).db,
    clock: { now: () => new Date() },
    log,
    identify: async () => ({ accountId: 1, signInId: 'listener', audiences: [] }),
    granted: async () => [audience],
    isOwnOrigin: () => true,
    stillSignedIn: async (signInIds) => new Set(signInIds),
  });
  let sequence = 0;
  return () => {
    sequence += 1;
    const previous = sequence - 1;
    sockets.deliver({ audience, sequence, previous, name: 'lots.changed', data: figures, originSocket: null });
  };
}

/** The least that a server of the same library can be: the bytes are made once, and written to one after the other. */
function speakPlainly(httpServer: Server): Speak {
  const { Server: PlainServer } = libraryOfSockets();
  const plain = new PlainServer({ server: httpServer });
  plain.on('connection', (client) => client.send('42["welcome"]'));
  return (text) => {
    const bytes = Buffer.from(text);
    for (const client of plain.clients) client.send(bytes, { binary: false });
  };
}

/** The very one that the product speaks through: another measuring tool has brought an older one along. */
function libraryOfSockets(): { Server: typeof WebSocketServer } {
  const ofServer = createRequire(createRequire(import.meta.url).resolve('socket.io'));
  return createRequire(ofServer.resolve('engine.io'))('ws') as { Server: typeof WebSocketServer };
}

const figures = {
  lots: Array.from({ length: 5 }, (_, at) => ({
    id: 100_000 + at,
    status: 4533,
    soldPrice: 1_850_000,
    runsAt: '2026-11-22T05:00:00.000Z',
  })),
};

/** What stays when the garbage is gone, and how much of it holds anything. */
function memoryOf(): Memory {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { all: rss, used: heapUsed + external };
}

/** The monitor's own timer comes every millisecond: what is above it was somebody's hold. */
function holds(): Holds {
  const longest = { loop: delay.max / 1e6 - 1, collector: collected };
  delay.enable();
  delay.reset();
  collected = 0;
  return longest;
}
