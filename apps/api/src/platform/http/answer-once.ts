import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { Refusal, refusal } from './refusal.ts';

export interface Idempotency {
  key: string;
  /** Tells a repeat from another request under the same key. */
  requestHash: string;
}

export interface OwnedKey extends Idempotency {
  owner: string;
}

export interface AnsweredKey extends OwnedKey {
  /** Undefined if the request was refused: a refusal keeps no key. */
  answer?: unknown;
}

/**
 * For 24 hours the same key returns the first answer. The key's row is written in the work's own transaction: a second
 * request waits for the first one's commit, and a refused or crashed one leaves no row behind.
 */
export async function answerOnce<Answer>(tx: Tx, key: OwnedKey, work: () => Promise<Answer>): Promise<Answer> {
  const { rows: taken } = await prepared(takeKeys([key], sql`true`)).execute(tx);
  if (taken.length === 0) {
    const [first] = await readFirstAnswers(tx, [key]);
    const answer = firstAnswerTo(key, first);
    if (answer instanceof Refusal) throw answer;
    return answer as Answer;
  }
  const answer = await work();
  await prepared(keepAnswers([{ ...key, answer }])).execute(tx);
  return answer;
}

/**
 * SQL part that takes each key that is free or a day old, and returns its owner and key. Every caller takes several keys
 * in this order, so that they cannot deadlock.
 */
export const takeKeys = (keys: readonly OwnedKey[], condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  insert into idempotency_key (owner, key, request_hash)
  select owner, key, "requestHash" from ${recordsOf(keys)} where ${condition} order by owner, key
  on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = app_now()
    where idempotency_key.created_at < app_now() - interval '24 hours'
  returning owner, key`;

/**
 * SQL part that stores the answers of keys this transaction has taken. The upsert always finds its row by the index; the
 * planner does not know how many records a join would have, and would read all keys of the day.
 */
export const keepAnswers = (keys: readonly AnsweredKey[]): RawBuilder<unknown> => sql`
  insert into idempotency_key (owner, key, request_hash, answer)
  select owner, key, "requestHash", answer from ${recordsOf(keys)} where answer is not null
  on conflict (owner, key) do update set answer = excluded.answer`;

export const freeKeys = (keys: readonly AnsweredKey[]): RawBuilder<unknown> => sql`
  delete from idempotency_key
  using ${recordsOf(keys)} where idempotency_key.owner = sent.owner and idempotency_key.key = sent.key
    and sent.answer is null`;

const recordsOf = (keys: readonly AnsweredKey[]) => sql`jsonb_to_recordset(${JSON.stringify(keys)}) as sent (
  owner text, key text, "requestHash" text, answer jsonb)`;

interface FirstAnswer {
  owner: string;
  key: string;
  request_hash: string;
  answer: unknown;
}

/**
 * A statement of its own after `takeKeys`, which may have waited for the transaction that wrote these rows: only a later
 * snapshot sees them.
 */
export async function readFirstAnswers(tx: Tx, keys: readonly OwnedKey[]): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    select idempotency_key.owner, idempotency_key.key, idempotency_key.request_hash, idempotency_key.answer
    from idempotency_key join ${recordsOf(keys)}
      on idempotency_key.owner = sent.owner and idempotency_key.key = sent.key`.execute(tx);
  return rows;
}

/** The answer for a key that was taken before: the first answer, or a refusal if the request differs. */
export function firstAnswerTo({ requestHash }: OwnedKey, first: FirstAnswer | undefined): unknown {
  if (!first) throw new Error('A key could not be taken, and is nobody’s.');
  return first.request_hash === requestHash ? first.answer : refusal('KEY_REUSED');
}
