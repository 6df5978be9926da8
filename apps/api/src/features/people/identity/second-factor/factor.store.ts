import type { OwnFactors } from '@seri/domain/people/second-factor';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

const now = sql<Date>`app_now()`;

export async function readFactors(db: Db, accountId: number): Promise<OwnFactors> {
  const { rows } = await sql<OwnFactors>`
    select
      exists (select from authenticator where account_id = ${accountId} and confirmed_at is not null) as "hasAuthenticator",
      (select count(*)::integer from passkey where account_id = ${accountId}) as passkeys,
      (select count(*)::integer from recovery_code where account_id = ${accountId} and used_at is null) as "recoveryCodes"
  `.execute(db);
  const [factors] = rows as [OwnFactors];
  return factors;
}

/** Undefined if the account has none, or one in the other state. */
export async function findAuthenticator(
  db: Db,
  accountId: number,
  state: 'confirmed' | 'started',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('authenticator')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row?.secret;
}

/** Replaces one that was started before. Returns false if the account has a confirmed one. */
export async function startAuthenticatorRow(tx: Tx, accountId: number, secret: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('authenticator')
    .values({ account_id: accountId, secret })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret }).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** R80: a code counts once, so only one of a later step than the last is taken. */
export async function takeStep(tx: Tx, accountId: number, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmAuthenticatorRow(tx: Tx, accountId: number): Promise<void> {
  await tx.updateTable('authenticator').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
}

/** Returns false if there was none to use: an unknown code, or one that was used. */
export async function useRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAuthenticator(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

export async function deleteRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** The account has proved itself in this sign-in now (R82). */
export async function markProved(tx: Tx, signInId: string): Promise<void> {
  await tx.updateTable('sign_in').set({ proved_at: now }).where('id', '=', signInId).execute();
}
