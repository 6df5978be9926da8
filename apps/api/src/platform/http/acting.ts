import { createHash, createHmac } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { TurnsOfEach } from '../turns.ts';
import { answerOnce, type Idempotency } from './answer-once.ts';

/** A signed-in request that may change something: its actor, its live connection, and the transaction to use. */
export interface Acting {
  actor: Actor;
  socketId: string | undefined;
  /** Its answer is stored under this key; undefined if the request may run twice. */
  once?: Idempotency | undefined;
  transaction: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
  /** For one of several changes in one request: it commits, or is refused, by itself, and has a key of its own. */
  part: (name: string) => Acting;
  /** For a request whose body is a file: its key covers the bytes that have arrived, too. */
  withFile: (file: ArrivedBytes) => Acting;
}

export interface ArrivedBytes {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * Requests of one account queue here before they take a database connection. They would wait for the account's lock
 * anyway, and two hundred bids of one client would hold every connection. Between processes the lock alone decides.
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
    withFile: (file) => actingOf(db, actor, socketId, once && coverFile(once, file), turns),
  };
}

/** R13: the hash of a request is made before its file has arrived. */
function coverFile({ key, requestHash }: Idempotency, { bytes, sha256 }: ArrivedBytes): Idempotency {
  const covered = JSON.stringify([requestHash, bytes, sha256]);
  return { key, requestHash: createHash('sha256').update(covered).digest('hex') };
}

export const keyOwner = ({ accountId }: Pick<Actor, 'accountId'>): string => `account:${accountId}`;

/** Keyed with a secret: requests carry passwords, and anyone who reads the table could brute-force a plain hash. */
export function hashRequest(secret: string, name: string, input: object): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, input]))
    .digest('hex');
}
