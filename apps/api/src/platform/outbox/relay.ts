import type pg from 'pg';
import type { Db } from '../database/database.ts';
import { openReconnecting } from '../database/kept-connection.ts';
import type { Log } from '../log.ts';
import { monotonicNow } from '../monotonic-now.ts';
import { type OutboxChannel, outboxChannels } from './emit.ts';
import { readLastSequence } from './positions.ts';
import { publish } from './publish.ts';
import { readAfter, type RelayedEvent } from './read-events.ts';

export interface Relay {
  /** Every answer that is begun now holds the events up to this number, those from the catalogue in memory too. */
  settled(): number;
  stop(): Promise<void>;
}

export interface RelayParts {
  db: Db;
  pool: pg.Pool;
  log: Log;
  /** Gets every event committed from now on, once and in order. */
  onEvent: (event: RelayedEvent) => void;
  /** Everything committed before `startedAt` has been handed over. Not called while the outbox cannot be read. */
  onRead?: (startedAt: number) => void;
  /** Notifications that wake the relay. It hands over all other events too, at the next wake or poll. */
  channel?: OutboxChannel;
  /** A notification can be lost with its connection; polling the table finds its event. */
  pollEvery?: number;
}

const page = 500;

/** Every node that serves sockets runs one: it numbers new events, unless another node has, and hands them over. */
export async function startRelay(parts: RelayParts): Promise<Relay> {
  const { db, pool, log, onEvent, onRead, channel = outboxChannels.usual, pollEvery = 1_000 } = parts;
  let position = await readLastSequence(db);
  // The positions at the last two polls. The catalogue in memory may be one second behind, so the older one is settled.
  let positions: [settled: number, settling: number] = [position, position];
  const pump = makePump(relayNew, (error) =>
    log.warn({ reason: error.message }, 'events wait: the outbox cannot be read'),
  );
  const connection = await openReconnecting({ pool, purpose: 'outbox', log, setUp: listen });
  const poll = setInterval(() => {
    positions = [positions[1], position];
    pump.wake();
  }, pollEvery);
  return {
    settled: () => positions[0],
    async stop() {
      clearInterval(poll);
      await connection.close();
      await pump.settled();
    },
  };

  async function listen(client: pg.Client): Promise<void> {
    client.on('notification', pump.wake);
    await client.query(`listen ${channel}`);
    pump.wake();
  }

  async function relayNew(): Promise<void> {
    const startedAt = monotonicNow();
    await publish(db);
    for (let count = page; count === page;) {
      const events = await readAfter(db, position, page);
      for (const event of events) {
        position = event.sequence;
        handOver(event);
      }
      count = events.length;
    }
    onRead?.(startedAt);
  }

  function handOver(event: RelayedEvent): void {
    try {
      onEvent(event);
    } catch (error) {
      log.error({ event: event.name, sequence: event.sequence, reason: String(error) }, 'event not delivered');
    }
  }
}

/** Never runs the work twice at once; a wake during a run causes one more run. */
function makePump(work: () => Promise<void>, onError: (error: Error) => void) {
  let running: Promise<void> | undefined;
  let isWoken = false;
  return { wake, settled: async () => running };

  function wake(): void {
    isWoken = true;
    running ??= run();
  }

  async function run(): Promise<void> {
    while (isWoken) {
      isWoken = false;
      await work().catch(onError);
    }
    running = undefined;
  }
}
