import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { DB } from '../../../../platform/database/schema.generated.ts';
import { lockAccount } from '../identity.command.ts';
import { hashToken } from '../sign-in/tokens.ts';

/** As the unique index has it: addresses differ in more than their case. */
export function emailIs(email: string) {
  return (row: ExpressionBuilder<DB, 'account'>): Expression<SqlBool> =>
    row(row.fn<string>('lower', ['account.email']), '=', email.trim().toLowerCase());
}

/** Whom mails go to. */
export function readPerson(db: Db, accountId: number) {
  return persons(db).where('account.id', '=', accountId).executeTakeFirstOrThrow();
}

export function findPersonByEmail(db: Db, email: string) {
  return persons(db).where(emailIs(email)).executeTakeFirst();
}

function persons(db: Db) {
  return db
    .selectFrom('account')
    .select(['account.id', 'email', 'full_name', 'language_id', 'role_id', 'email_confirmed_at']);
}

export type Person = Awaited<ReturnType<typeof readPerson>>;

/** A link in a mail proves the address as well. */
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

export interface SigningIn extends Credentials {
  id: number;
  isConfirmed: boolean;
  /** It was opened in this browser before. */
  knowsDevice: boolean;
}

/** One query for whoever asks, whether there is such an account or not. */
export async function findSigningIn(db: Db, email: string, device: string): Promise<SigningIn | undefined> {
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

/** Locks the account: what was verified before may be past by now, what is read here stands until the commit. */
export async function holdCredentials(tx: Tx, accountId: number): Promise<Credentials> {
  await lockAccount(tx, accountId);
  return readCredentials(tx, accountId);
}
