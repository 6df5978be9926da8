import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import type { WebSocketServer } from 'ws';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import { openSockets } from '../../../apps/api/src/platform/sockets/sockets.ts';

/**
 * A broadcasting server in a process of its own, the product's or a plain one. It reports its port, then sends
 * messages on command.
 */
export type SpeakerCommand = { say: string } | 'memory' | 'holds';

export interface Holds {
  /** The longest delays of the event loop and of garbage collection since the last request, in milliseconds. */
  loop: number;
  collector: number;
}

/** In bytes. */
export interface MemoryUse {
  all: number;
  used: number;
}

type Speak = (text: string) => void;

const [kind, databaseUrl = ''] = process.argv.slice(2);
const server = createServer();
const speak = kind === 'plain' ? broadcastPlainly(server) : broadcastByProduct(server);
const delay = monitorEventLoopDelay({ resolution: 1 });
let collected = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected = Math.max(collected, duration);
}).observe({ entryTypes: ['gc'] });

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);

process.on('disconnect', () => process.exit());
process.on('message', (command: SpeakerCommand) => {
  if (command === 'memory') process.send?.(memoryOf());
  else if (command === 'holds') process.send?.(holds());
  else {
    const at = Number(process.hrtime.bigint()) / 1e6;
    speak(command.say);
    process.send?.(at);
  }
});

/** Sends the event that every page with cars receives, through the product's socket server. */
function broadcastByProduct(httpServer: Server): Speak {
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
    mayUpgrade: () => true,
    stillSignedIn: async (signInIds) => new Set(signInIds),
  });
  let sequence = 0;
  return () => {
    sequence += 1;
    const previous = sequence - 1;
    sockets.deliver({ audience, sequence, previous, name: 'lots.changed', data: figures, originSocket: null });
  };
}

/**
 * The minimum for a server with the same library: the bytes are encoded once and written to one connection after
 * another.
 */
function broadcastPlainly(httpServer: Server): Speak {
  const { Server: PlainServer } = libraryOfSockets();
  const plain = new PlainServer({ server: httpServer });
  plain.on('connection', (client) => client.send('42["welcome"]'));
  return (text) => {
    const bytes = Buffer.from(text);
    for (const client of plain.clients) client.send(bytes, { binary: false });
  };
}

/** The version of ws that socket.io uses; another package of the bench depends on an older one. */
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

/** Memory after garbage collection: the resident set, and its used part. */
function memoryOf(): MemoryUse {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { all: rss, used: heapUsed + external };
}

/** The monitor's own timer fires every millisecond, so one millisecond is subtracted. */
function holds(): Holds {
  const longest = { loop: delay.max / 1e6 - 1, collector: collected };
  delay.enable();
  delay.reset();
  collected = 0;
  return longest;
}
