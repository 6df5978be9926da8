import { hashToken } from '../../apps/api/src/features/people/identity/sign-in/tokens.ts';
import { cookies } from '../../packages/contract/src/headers.ts';
import { query } from '../../tools/src/postgres/database-url.ts';
import type { Trial } from './trial.ts';

export interface BenchAccount {
  id: number;
  cookie: string;
}

/** Signs accounts in directly in the database: checking their passwords would cost a core each. */
export async function admit({ databaseUrl }: Trial, emails: readonly string[]): Promise<BenchAccount[]> {
  const list = emails.map((email) => `'${email}'`).join(', ');
  const rows = await query(databaseUrl, `SELECT id FROM account WHERE email IN (${list}) ORDER BY id`);
  const people = rows.map(({ id }) => ({ id: Number(id), token: `bench-token-${Number(id)}` }));
  const values = people
    .map(({ id, token }) => `(${id}, decode('${hashToken(token).toString('hex')}', 'hex'))`)
    .join(', ');
  await query(
    databaseUrl,
    `WITH person (account_id, hash) AS (VALUES ${values}), entered AS (
       INSERT INTO sign_in (id, account_id, expires_at)
       SELECT gen_random_uuid(), account_id, now() + interval '1 day' FROM person RETURNING id, account_id
     )
     INSERT INTO sign_in_token (hash, sign_in_id, kind, expires_at)
     SELECT hash, entered.id, 'access', now() + interval '1 day' FROM person JOIN entered USING (account_id)`,
  );
  // Autovacuum would do this a minute later; until then the planner counts on only a few accounts.
  await query(databaseUrl, 'ANALYZE account, sign_in, sign_in_token');
  return people.map(({ id, token }) => ({ id, cookie: `${cookies.access}=${token}` }));
}
