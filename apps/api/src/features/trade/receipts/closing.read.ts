import type { ClosingDays } from '@seri/contract/trade/bank-files.schema';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** For each account of the company. */
const mostDays = 30;

/**
 * R94: the closing balances that the files of the bank tell, beside the balance of the day before with the lines since then: the
 * lines that came, and what went out by the files. If they differ, a file lacks something.
 */
export async function readClosing(db: Db): Promise<ClosingDays> {
  const { rows } = await sql<ClosingDays['days'][number]>`
    with closing as (
      select *, row_number() over (partition by bank_account order by day desc) as place,
        lag(day) over (partition by bank_account order by day) as former_day,
        lag(balance) over (partition by bank_account order by day) as former_balance
      from bank_closing
    )
    select bank_account as "bankAccount", day::text, balance, former_balance - withdrawn + (
      select coalesce(sum(amount), 0)::bigint from receipt
      where receipt.bank_account = closing.bank_account and booked_on > former_day and booked_on <= day
        and file_id is not null) as expected
    from closing where place <= ${mostDays}
    order by bank_account, day desc`.execute(db);
  return { days: rows };
}
