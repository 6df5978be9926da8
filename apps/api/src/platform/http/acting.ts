import { createHmac } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { TurnsOfEach } from '../turns.ts';
import { answerOnce, type Idempotency } from './answer-once.ts';

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
    inTransaction(db, (tx) => (once ? answerOnce(tx, { owner: keyOwner(actor), ...once }, () => work(tx)) : work(tx)));
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
