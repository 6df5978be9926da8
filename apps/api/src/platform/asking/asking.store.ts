import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

export type AskingEnd = 'answered' | 'empty' | 'failed';
export type AskingState = 'waiting' | AskingEnd;

export interface AskingKey {
  service: string;
  subject: string;
}

export interface NewAsking extends AskingKey {
  lotId: number;
  /** Whether an answer is asked for anew; else it stands for good. */
  renewsAnswer?: boolean;
  /** How long it may wait; longer than its service takes, with its turn in the queue. */
  lifetime?: '3 minutes' | '1 hour';
}

/** An asking as a job sees it. */
export interface TakenAsking {
  subject: string;
  lotId: number;
  /** 1 the first time. */
  times: number;
  run: string;
}

/** For this long an empty answer is believed. */
const emptyFor = '10 minutes';

/**
 * Asks, unless an answer is kept or the same is being asked. The row stays locked until the caller commits, so that its
 * end is not missed.
 */
export async function putAsking(
  tx: Tx,
  { service, subject, lotId, renewsAnswer = false, lifetime = '3 minutes' }: NewAsking,
) {
  const { rows: begun } = await sql`
    insert into asking (service, subject, lot_id, until)
    values (${service}, ${subject}, ${lotId}, app_now() + ${lifetime}::interval)
    on conflict (service, subject) do update set
      state = 'waiting', times = asking.times + 1, lot_id = excluded.lot_id, until = excluded.until,
      run = null, answer = null, ended_at = null
    where asking.state = 'failed'
      or (asking.state = 'waiting' and asking.until <= app_now())
      or (asking.state = 'empty' and asking.ended_at <= app_now() - ${emptyFor}::interval)
      or (asking.state <> 'waiting' and ${renewsAnswer})
    returning 1`.execute(tx);
  // A statement of its own: only a later snapshot sees what a concurrent asking has committed.
  const asking = await findAsking(tx, { service, subject });
  if (!asking) throw new Error('An asking was put and is not there.');
  return { ...asking, isBegun: begun.length > 0 };
}

/** A dead asking has failed. */
const stateNow = sql<AskingState>`case when state = 'waiting' and until <= app_now() then 'failed' else state end`;

export function findAsking(db: Db | Tx, { service, subject }: AskingKey) {
  return db
    .selectFrom('asking')
    .select(['until', 'answer', stateNow.as('state')])
    .where('service', '=', service)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Finds the askings among these that have ended or run out of time. */
export async function findEnded(db: Db, keys: readonly AskingKey[]): Promise<AskingKey[]> {
  const { rows } = await sql<AskingKey>`
    select service, subject from asking
    join unnest(${keys.map(({ service }) => service)}::text[], ${keys.map(({ subject }) => subject)}::text[])
      as awaited (service, subject) using (service, subject)
    where state <> 'waiting' or until <= app_now()`.execute(db);
  return rows;
}

/**
 * Takes the next asking of a service for this run. One of an earlier run is taken anew: a service has one run at a time. It
 * waits for those who join the asking and lock it; skipping it would leave it without a run.
 */
export async function takeAsking(db: Db, service: string, run: string): Promise<TakenAsking | undefined> {
  const { rows } = await sql<TakenAsking>`
    update asking set run = ${run}
    where service = ${service} and subject = (
      select subject from asking
      where service = ${service} and state = 'waiting' and until > app_now() and run is distinct from ${run}
      order by until, subject limit 1 for update
    )
    returning subject, lot_id as "lotId", times, run`.execute(db);
  return rows[0];
}

/** False if the asking is no longer this run's, or too late. */
export async function endAsking(
  tx: Tx,
  { service, subject }: AskingKey,
  { run, state, answer }: { run: string; state: AskingEnd; answer: unknown },
): Promise<boolean> {
  const ended = await tx
    .updateTable('asking')
    .set({ state, answer: JSON.stringify(answer), ended_at: sql<Date>`app_now()` })
    .where('service', '=', service)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where('run', '=', run)
    .where(sql<boolean>`until > app_now()`)
    .returning('subject')
    .executeTakeFirst();
  return ended !== undefined;
}
