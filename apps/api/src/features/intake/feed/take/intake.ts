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

export interface Intake {
  sourceId: number;
  connection: OwnConnection;
  names: Names;
  sessions: Map<string, KnownSession>;
  /** Photo ids by address. */
  photos: Map<string, number>;
  /** Months whose partition exists. */
  months: Set<string>;
  /** External ids of the lots that the current transaction has written. */
  written: Set<string>;
  /** Sessions whose number of lots the current transaction has changed. */
  recounted: Set<number>;
  /** All lots and sessions that the current transaction has written. */
  touched: { lots: Set<number>; sessions: Set<number> };
}

/** First key of the advisory lock; the second is the id of the source. */
const lock = 73_164;

/** Makes the planner use indexes even while statistics show few rows: a scan would cost more with each chunk. */
const settings = 'set statement_timeout = 0; set random_page_cost = 1.1';

/** Milliseconds between two attempts: a query blocked on the lock could not be aborted. */
const pause = 200;

/** Runs one import of a source at a time. A second one waits; on abort it returns undefined. */
export function withIntake<Answer>(
  { pool }: Database,
  sourceId: number,
  work: (intake: Intake) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  return withOwnConnection(pool, 'import', async (connection) => {
    for (;;) {
      const finished = await tryIntake(connection, sourceId, async (intake) => ({ answer: await work(intake) }));
      if (finished) return finished.answer;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal?.aborted) return undefined;
    }
  });
}

/** Undefined while another import of the source runs. The lock ends with the connection that also writes. */
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
    // A broken connection has released the lock already, and its own error must not be hidden by this one.
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
