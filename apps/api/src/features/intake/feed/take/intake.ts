import { setTimeout as delay } from 'node:timers/promises';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Database } from '../../../../platform/database/database.ts';
import { type OwnConnection, withOwnConnection } from '../../../../platform/database/own-connection.ts';
import { createStaged } from './merge-lots.ts';
import { Names } from '../rows/names.ts';

export interface KnownSession {
  id: number;
  heldOn: JapanDay;
  isCancelled: boolean;
}

/** One source's import while it runs: its connection, and what it remembers of the database. */
export interface Intake {
  sourceId: number;
  connection: OwnConnection;
  names: Names;
  sessions: Map<string, KnownSession>;
  /** By their address. */
  photos: Map<string, number>;
  /** Months that have their partition. */
  months: Set<string>;
  /** The lots that the transaction under way has written. */
  written: Set<string>;
  /** The sessions that it gave lots to, or took some from. */
  recounted: Set<number>;
  /** Whatever it has written of lots and sessions. */
  touched: { lots: Set<number>; sessions: Set<number> };
}

/** Half of a pair of numbers, so that a source's id is the other one. */
const lock = 73_164;

/** A chunk finds its lots by index, however few the table's statistics think it has: a scan costs more with each chunk. */
const settings = 'set statement_timeout = 0; set random_page_cost = 1.1';

/** How often one that waits asks again: a database that waits for a lock hears nobody who wants to leave. */
const pause = 200;

/** One import of a source at a time: a second one waits for it, or leaves without an answer once it is told to. */
export function withIntake<Answer>(
  { pool }: Database,
  sourceId: number,
  work: (intake: Intake) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  return withOwnConnection(pool, 'import', async (connection) => {
    for (;;) {
      const done = await tryIntake(connection, sourceId, async (intake) => ({ answer: await work(intake) }));
      if (done) return done.answer;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal?.aborted) return undefined;
    }
  });
}

/** Nothing while another import of the source runs. The lock ends with the connection that also does the writing. */
export async function tryIntake<Answer>(
  connection: OwnConnection,
  sourceId: number,
  work: (intake: Intake) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { client } = connection;
  await client.query(settings);
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    lock,
    sourceId,
  ]);
  if (!rows[0]?.taken) return undefined;
  try {
    return await work(await openIntake(connection, sourceId));
  } finally {
    // A connection that broke has given it up, and why it broke is what is to be told.
    await client.query('select pg_advisory_unlock($1, $2)', [lock, sourceId]).catch(() => undefined);
  }
}

async function openIntake(connection: OwnConnection, sourceId: number): Promise<Intake> {
  await connection.client.query(createStaged);
  return {
    sourceId,
    connection,
    names: new Names(),
    sessions: new Map(),
    photos: new Map(),
    months: new Set(),
    written: new Set(),
    recounted: new Set(),
    touched: { lots: new Set(), sessions: new Set() },
  };
}
