import { type CompanyBilling, completeBilling } from '@seri/domain/money/company-billing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { findNewest } from '../versions/version.store.ts';

export interface CurrentBilling {
  /** 0 until the first save: the terms hold already, the names are missing. */
  version: number;
  details: CompanyBilling;
}

/** R64: the newest version. */
export async function readBilling(db: Db | Tx): Promise<CurrentBilling> {
  const row = await findNewest(db, 'company_billing');
  return { version: row?.version ?? 0, details: billingOf(row?.details) };
}

/** R93: the days of `stopsBiddingAfter` in the newest version, for statements that must not ask twice. */
export const stopsBiddingAfter = sql<number | null>`(
  select (details ->> 'stopsBiddingAfter')::integer from company_billing order by version desc limit 1)`;

/** The billing data of one version, whatever it lacks yet; the first ones for none. */
export const billingOf = (saved: unknown): CompanyBilling => completeBilling(saved ?? {});
