import type { Tx } from '@seri/api/platform/database/database';
import { countryIdOf } from '@seri/domain/people/countries';
import { addDays, hour, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { DemoPerson } from '../accounts.data.ts';
import { demoPeople } from '../people.ts';
import { destinations } from './destinations.ts';
import type { AccountIds } from './fill-accounts.ts';

/** Logged when an account has got its history: that happens once, so changes by visitors stay. */
const action = 'demo.past-filled';

/** Gives accounts without a history theirs (dates, manager, dealer, limits) and returns them. */
export async function fillClients(tx: Tx, ids: AccountIds, now: Date): Promise<readonly DemoPerson[]> {
  const filled = await tx.selectFrom('action_log').select('account_id').where('action', '=', action).execute();
  const done = new Set(filled.map((row) => row.account_id));
  const newcomers = demoPeople.filter(({ email }) => !done.has(ids.get(email) ?? null));
  for (const account of newcomers) await fillClient(tx, ids, account, now);
  return newcomers;
}

async function fillClient(tx: Tx, ids: AccountIds, account: DemoPerson, now: Date): Promise<void> {
  const id = ids.get(account.email) ?? 0;
  const joinedAt = daysBefore(now, account.joinedDaysAgo);
  const seenAt = account.seenDaysAgo === null ? null : daysBefore(now, account.seenDaysAgo);
  await tx
    .updateTable('account')
    .set((row) => ({
      country_id: row.fn.coalesce('country_id', row.val(countryIdOf(account.countryCode))),
      created_at: joinedAt,
      last_login_at: row.fn.coalesce('last_login_at', row.val(seenAt)),
      email_confirmed_at: new Date(joinedAt.getTime() + hour / 6),
      manager_id: idOf(ids, account.manager),
      dealer_id: idOf(ids, account.dealer),
      daily_bid_limit: account.dailyBidLimit,
      daily_uss_limit: account.dailyUssLimit,
      referral_code: account.referralCode,
      note: account.note,
      destination_code: destinations[account.email] ?? null,
    }))
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('action_log')
    .values({ account_id: id, action, subject: `account:${id}` })
    .execute();
}

function idOf(ids: AccountIds, email: string | null): number | null {
  return (email && ids.get(email)) || null;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(startOfJapanDay(addDays(japanDay(now), -days)).getTime() + 14 * hour);
}
