import pg from 'pg';
import type { Db } from '../../../../platform/database/database.ts';
import { OutcomeUnknown } from '../../../../platform/database/outages.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { QueuedRequest } from './bid-queue.ts';
import { type BidOutcome, placeBids } from './place-bids.ts';

/**
 * Places the requests in one transaction and answers each of them after the commit. If it is certain that nothing was
 * written, it answers none and returns the error: the requests can be tried again. If the connection breaks at the
 * commit, nobody knows what was written: the requests fail, and a retry with the same key gets the true answer.
 */
export async function attemptBids(
  db: Db,
  batch: readonly QueuedRequest[],
  lockTimeout: number | undefined,
): Promise<Error | undefined> {
  if (batch.length === 0) return undefined;
  let hasBegun = false;
  try {
    const outcomes = await inTransaction(db, async (tx) => {
      hasBegun = true;
      const requests = batch.map(({ request }) => request);
      return placeBids(tx, requests, lockTimeout);
    });
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as BidOutcome);
  } catch (error) {
    // A transaction that could not begin is not tried again: the database is away, or has no connection to spare.
    if (hasBegun && !(error instanceof OutcomeUnknown)) return error as Error;
    for (const { reject } of batch) reject(error);
  }
  return undefined;
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

export const isLockTimeout = (error: unknown) => codeOf(error) === '55P03';
/** The database cancels a statement at its timeout, also while the statement waits for a lock. */
export const isStatementTimeout = (error: unknown) => codeOf(error) === '57014';
