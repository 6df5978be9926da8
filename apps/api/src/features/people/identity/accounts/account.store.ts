import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { DB } from '../../../../platform/database/schema.generated.ts';
import { lockAccount } from '../identity.command.ts';
import { hashToken } from '../sign-in/tokens.ts';

/** Compares like the unique index: addresses that differ only in case are the same. */
export function emailIs(email: string) {
  return (row: ExpressionBuilder<DB, 'account'>): Expression<SqlBool> =>
    row(row.fn<string>('lower', ['account.email']), '=', email.trim().toLowerCase());
}

export function readPerson(db: Db, accountId: number) {
  return selectPersons(db).where('account.id', '=', accountId).executeTakeFirstOrThrow();
}

export function findPersonByEmail(db: Db, email: string) {
  return selectPersons(db).where(emailIs(email)).executeTakeFirst();
}

function selectPersons(db: Db) {
  return db
    .selectFrom('account')
    .select(['account.id', 'email', 'full_name', 'language_id', 'role_id', 'email_confirmed_at']);
}

export type Person = Awaited<ReturnType<typeof readPerson>>;

/** A used link in a mail proves the address. */
export async function confirmEmail(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, app_now())` })
    .where('id', '=', accountId)
    .execute();
}

export async function writePassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

export interface Credentials {
  passwordHash: string;
  roleId: number;
}

export interface SignInAccount extends Credentials {
  id: number;
  isConfirmed: boolean;
  /** The account was opened in this browser before. */
  knowsDevice: boolean;
}

/** Runs the same query whether such an account exists or not, so that response times do not reveal it. */
export async function findSignInAccount(db: Db, email: string, device: string): Promise<SignInAccount | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('known_device', (join) =>
      join.onRef('account_id', '=', 'account.id').on('device_hash', '=', hashToken(device)),
    )
    .select(['id', 'password_hash', 'role_id', 'email_confirmed_at', 'device_hash'])
    .where(emailIs(email))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      passwordHash: row.password_hash,
      roleId: row.role_id,
      isConfirmed: row.email_confirmed_at !== null,
      knowsDevice: row.device_hash !== null,
    }
  );
}

export async function readCredentials(db: Db, accountId: number): Promise<Credentials> {
  const account = db.selectFrom('account').select(['password_hash', 'role_id']).where('id', '=', accountId);
  const { password_hash: passwordHash, role_id: roleId } = await account.executeTakeFirstOrThrow();
  return { passwordHash, roleId };
}

/**
 * Locks the account and reads its credentials again: those verified before may have changed, these stay until the
 * commit.
 */
export async function lockCredentials(tx: Tx, accountId: number): Promise<Credentials> {
  await lockAccount(tx, accountId);
  return readCredentials(tx, accountId);
}
