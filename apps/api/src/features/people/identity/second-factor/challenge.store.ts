import { sql } from 'kysely';
import { minute } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { hashToken, newToken } from '../sign-in/tokens.ts';

const now = sql<Date>`app_now()`;

/** R80: how long a challenge may be answered. */
const challengeLife = {
  'sign-in': 10 * minute,
  enrol: 15 * minute,
  'assert-passkey': 5 * minute,
  'add-passkey': 15 * minute,
} as const;
export type ChallengePurpose = keyof typeof challengeLife;

export async function insertChallenge(tx: Tx, accountId: number, purpose: ChallengePurpose): Promise<string> {
  const { text, hash } = newToken();
  const expires_at = sql<Date>`app_now() + ${challengeLife[purpose]} * interval '1 ms'`;
  await tx.insertInto('factor_challenge').values({ hash, account_id: accountId, purpose, expires_at }).execute();
  return text;
}

/** The account that the challenge was made for, without using it up. */
export async function findChallenge(db: Db, purpose: ChallengePurpose, text: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('factor_challenge')
    .select('account_id')
    .where('hash', '=', hashToken(text))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id;
}

/** Uses the challenge up. Of two concurrent uses one gets false. */
export async function takeChallenge(
  db: Db,
  purpose: ChallengePurpose,
  text: string,
  accountId: number,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('factor_challenge')
    .where('hash', '=', hashToken(text))
    .where('purpose', '=', purpose)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends what was asked before the password or the factors changed. */
export async function endChallenges(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('factor_challenge').where('account_id', '=', accountId).execute();
}
