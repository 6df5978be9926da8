import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

export interface StoredPasskey {
  id: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export async function readPasskeys(db: Db, accountId: number): Promise<StoredPasskey[]> {
  return selectPasskeys(db, accountId).orderBy('created_at').execute();
}

/** A passkey of another account is not found. */
export async function findPasskey(db: Db, accountId: number, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return selectPasskeys(db, accountId).where('credential_id', '=', credentialId).executeTakeFirst();
}

function selectPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter', 'transports'])
    .where('account_id', '=', accountId);
}

export async function insertPasskey(
  tx: Tx,
  accountId: number,
  name: string,
  { credentialId, publicKey, counter, transports }: Omit<StoredPasskey, 'id'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('passkey')
    .values({
      credential_id: credentialId,
      account_id: accountId,
      public_key: publicKey,
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns false if the passkey was used or removed meanwhile: its proof was over another count. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter: former }: StoredPasskey,
  counter: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ counter, used_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('counter', '=', former)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writePasskeyName(tx: Tx, accountId: number, id: string, name: string): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(tx: Tx, accountId: number, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}
