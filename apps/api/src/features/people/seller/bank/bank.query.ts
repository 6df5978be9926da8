import type { BankDetails } from '@seri/domain/money/bank-details';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { findNewest } from '../versions/version.store.ts';

export interface CurrentBank {
  /** 0 until the first save. */
  version: number;
  details: BankDetails | null;
  changedAt: Date | null;
}

/** R64: the newest version. Only an account that is asked for a deposit may be told of it (R65). */
export async function readBank(db: Db | Tx): Promise<CurrentBank> {
  const row = await findNewest(db, 'bank_details');
  if (!row) return { version: 0, details: null, changedAt: null };
  return { version: row.version, details: row.details as BankDetails | null, changedAt: row.changed_at };
}
