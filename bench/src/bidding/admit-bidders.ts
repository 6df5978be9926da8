import { query } from '../../../tools/src/postgres/database-url.ts';
import { admit, type BenchAccount } from '../admit.ts';
import { makeAccounts, type Trial } from '../trial.ts';

/** Signed-in accounts with credit. */
export async function admitBidders(trial: Trial, name: string, count: number): Promise<BenchAccount[]> {
  const emails = await makeAccounts(trial, name, count);
  const list = emails.map((email) => `'${email}'`).join(', ');
  await query(
    trial.databaseUrl,
    `UPDATE account SET credit_limit = 1000000000000, daily_bid_limit = 1000000,
       manager_id = (SELECT id FROM account WHERE email = 'manager@demo.seri')
     WHERE email IN (${list})`,
  );
  return admit(trial, emails);
}

export interface FutureLot {
  id: number;
  least: number;
  step: number;
}

export async function futureLots({ databaseUrl }: Trial): Promise<FutureLot[]> {
  const rows = await query(
    databaseUrl,
    `SELECT lot.id, greatest(ceil(coalesce(start_price, 0)::numeric / bid_step), 1) * bid_step AS least, bid_step AS step
     FROM lot JOIN auction_session ON auction_session.id = session_id JOIN house ON house.id = house_id
     WHERE kind = 'car' AND status = 4532 AND starts_at > now() + interval '1 day' ORDER BY lot.id`,
  );
  return rows.map(({ id, least, step }) => ({ id: Number(id), least: Number(least), step: Number(step) }));
}
