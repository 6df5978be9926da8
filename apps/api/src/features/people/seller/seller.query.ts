import type { Db, Tx } from '../../../platform/database/database.ts';
import { type CurrentBank, readBank } from './bank/bank.query.ts';
import { type CurrentBilling, readBilling } from './billing/billing.query.ts';

export interface Seller {
  billing: CurrentBilling;
  bank: Omit<CurrentBank, 'changedAt'>;
}

/** R64: the company as a paper of now names it, plain data that the paper keeps. */
export async function readSeller(db: Db | Tx): Promise<Seller> {
  const billing = await readBilling(db);
  const { version, details } = await readBank(db);
  return { billing, bank: { version, details } };
}
