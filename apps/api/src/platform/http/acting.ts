import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../database/database.ts';
import { kept } from '../database/kept-statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { TurnsOfEach } from '../turns.ts';
import { refusal } from './refusal.ts';

/** One signed-in request that may change something: who, from which connection, and the transaction it happens in. */
export interface Acting {
  actor: Actor;
  socketId: string | undefined;
  /** Under which its answer is kept; nothing where it may be done twice. */
  once?: Idempotency | undefined;
  transaction: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
  /** For one of several changes of one request: its transaction is done or refused for itself, and so is its repeat. */
  part: (name: string) => Acting;
}

export interface Idempotency {
  key: string;
  /** Tells a repeat from another request under the same key. */
  requestHash: string;
}

/**
 * What one account changes waits for its lock, one after another: it does so without a connection each, or two hundred
 * bids of one client at once would leave none to anybody else. Another process has turns of its own; the lock decides.
 */
export function actingOf(
  db: Db,
  actor: Actor,
  socketId: string | undefined,
  once: Idempotency | undefined,
  turns = new TurnsOfEach<number>(),
): Acting {
  const transaction: Acting['transaction'] = (work) =>
    inTransaction(db, (tx) => (once ? answerOnce(tx, keyOwner(actor), once, () => work(tx)) : work(tx)));
  return {
    actor,
    socketId,
    once,
    transaction: (work) => turns.take(actor.accountId, () => transaction(work)),
    part: (name) => actingOf(db, actor, socketId, once && { ...once, key: `${once.key} ${name}` }, turns),
  };
}

export const keyOwner = ({ accountId }: Pick<Actor, 'accountId'>): string => `account:${accountId}`;

/** Under a secret: requests carry passwords, and a plain hash of one is guessed at leisure by whoever reads the table. */
export function hashRequest(secret: string, name: string, input: object): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, input]))
    .digest('hex');
}

/**
 * For 24 hours the same key returns the first answer. The key's row is written in the work's own transaction: a second
 * request waits for the first one's commit, and a refused or crashed one leaves no row behind.
 */
export async function answerOnce<Answer>(
  tx: Tx,
  owner: string,
  once: Idempotency,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { key, requestHash } = once;
  const fresh = await tx
    .insertInto('idempotency_key')
    .modifyEnd(kept)
    .values({ owner, key, request_hash: requestHash })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ request_hash: requestHash, answer: null, created_at: sql<Date>`app_now()` })
        .where('idempotency_key.created_at', '<', sql<Date>`app_now() - interval '24 hours'`),
    )
    .returning('key')
    .executeTakeFirst();
  const row = tx.selectFrom('idempotency_key').where('owner', '=', owner).where('key', '=', key);
  if (!fresh) {
    const first = await row.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (first.request_hash !== requestHash) throw refusal('KEY_REUSED');
    return first.answer as Answer;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_key')
    .modifyEnd(kept)
    .set({ answer: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
  return answer;
}
