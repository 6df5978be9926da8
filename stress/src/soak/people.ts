import { hashToken } from '@seri/api/features/people/identity/sign-in/tokens';
import { cookies } from '@seri/contract/headers';
import { query } from '../../../tools/src/postgres/database-url.ts';

export interface SignedInPerson {
  id: number;
  email: string;
  cookie: string;
}

export interface LotToBidOn {
  id: number;
  /** The least amount that it takes. */
  least: number;
  step: number;
}

/** Makes clients with credit for any number of bids, whom the manager of the demonstration serves. */
export async function makeBidders(databaseUrl: string, count: number): Promise<SignedInPerson[]> {
  const rows = await query(
    databaseUrl,
    `INSERT INTO account (email, password_hash, role_id, full_name, credit_limit, daily_bid_limit, manager_id)
     SELECT 'bidder-' || n || '@soak.seri', demo.password_hash, 1064, 'Bidder ' || n, 1000000000000, 1000000, manager.id
     FROM generate_series(1, ${count}) AS n, account AS demo, account AS manager
     WHERE demo.email = 'client@demo.seri' AND manager.email = 'manager@demo.seri' RETURNING email`,
  );
  return admitPeople(
    databaseUrl,
    rows.map(({ email }) => String(email)),
  );
}

/** Signs people in directly in the database: checking their passwords would cost a core each. */
export async function admitPeople(databaseUrl: string, emails: readonly string[]): Promise<SignedInPerson[]> {
  const list = emails.map((email) => `'${email}'`).join(', ');
  const rows = await query(databaseUrl, `SELECT id, email FROM account WHERE email IN (${list}) ORDER BY id`);
  const people = rows.map(({ id, email }) => ({
    id: Number(id),
    email: String(email),
    token: `soak-token-${Number(id)}`,
  }));
  const values = people.map(({ id, token }) => `(${id}, decode('${hashToken(token).toString('hex')}', 'hex'))`);
  await query(
    databaseUrl,
    `WITH person (account_id, hash) AS (VALUES ${values.join(', ')}), entered AS (
       INSERT INTO sign_in (id, account_id, expires_at)
       SELECT gen_random_uuid(), account_id, now() + interval '1 day' FROM person RETURNING id, account_id
     )
     INSERT INTO sign_in_token (hash, sign_in_id, kind, expires_at)
     SELECT hash, entered.id, 'access', now() + interval '1 day' FROM person JOIN entered USING (account_id)`,
  );
  await query(databaseUrl, 'ANALYZE account, sign_in, sign_in_token');
  return people.map(({ id, email, token }) => ({ id, email, cookie: `${cookies.access}=${token}` }));
}

/** Cars whose bidding does not close during the run. */
export async function findOpenLots(databaseUrl: string): Promise<LotToBidOn[]> {
  const rows = await query(
    databaseUrl,
    `SELECT lot.id, greatest(ceil(coalesce(start_price, 0)::numeric / bid_step), 1) * bid_step AS least, bid_step AS step
     FROM lot JOIN auction_session ON auction_session.id = session_id JOIN house ON house.id = house_id
     WHERE kind = 'car' AND status = 4532 AND starts_at > now() + interval '1 day' ORDER BY lot.id`,
  );
  return rows.map(({ id, least, step }) => ({ id: Number(id), least: Number(least), step: Number(step) }));
}
