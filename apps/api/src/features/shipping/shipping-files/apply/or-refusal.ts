import type { RefusalCode } from '@seri/contract/refusals';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';

/** A transaction that a gate may refuse: then nothing of it is written, and the code says why. Any other failure fails the job. */
export async function orRefusal(db: Db, work: (tx: Tx) => Promise<void>): Promise<RefusalCode | undefined> {
  try {
    await inTransaction(db, work);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
