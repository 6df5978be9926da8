import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';

export interface Group {
  accountId: number;
  /** The Monday of the week. */
  week: JapanDay;
  letter: string;
  cars: number;
}

/** The caller holds the account's lock. */
export async function putGroup(tx: Tx, { accountId, week, letter, cars }: Group): Promise<void> {
  await tx
    .insertInto('bid_group')
    .values({ account_id: accountId, week, letter, cars })
    .onConflict((conflict) => conflict.columns(['account_id', 'week', 'letter']).doUpdateSet({ cars }))
    .execute();
}
