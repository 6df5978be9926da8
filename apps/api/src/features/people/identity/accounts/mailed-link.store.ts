import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { lockAccount } from '../identity.command.ts';
import { type LinkKind, linksPerHour } from './mailed-link-life.ts';
import { hashToken, newToken, type Token } from '../sign-in/tokens.ts';

const now = sql<Date>`app_now()`;

export async function insertLink(tx: Tx, accountId: number, kind: LinkKind, life: number): Promise<Token> {
  const token = newToken();
  const expires_at = sql<Date>`app_now() + ${life} * interval '1 ms'`;
  await tx.insertInto('mailed_link').values({ hash: token.hash, account_id: accountId, kind, expires_at }).execute();
  return token;
}

/** Deletes a link whose mail was not sent, so that it does not count towards the hourly limit. */
export async function deleteLink(db: Db, { hash }: Token): Promise<void> {
  await db.deleteFrom('mailed_link').where('hash', '=', hash).execute();
}

/**
 * R17: checks the hourly limit. Call it under the lock of the account: two jobs would otherwise see the same free slot.
 */
export async function mayMailLink(tx: Tx, accountId: number, kind: LinkKind): Promise<boolean> {
  const { count } = await tx
    .selectFrom('mailed_link')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`app_now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count < linksPerHour;
}

/** Returns the account of a link that still works, without using it up. */
export async function findLink(db: Db, kind: LinkKind, token: string): Promise<number | undefined> {
  const link = await db
    .selectFrom('mailed_link')
    .select('account_id')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.account_id;
}

/** R17: uses the link up, and with it all links of its kind. Of two concurrent uses only one succeeds. */
export async function useLink(tx: Tx, kind: LinkKind, token: string): Promise<number | undefined> {
  const accountId = await findLink(tx, kind, token);
  if (accountId === undefined) return undefined;
  await lockAccount(tx, accountId);
  const stillWorks = (await findLink(tx, kind, token)) !== undefined;
  if (!stillWorks) return undefined;
  await endLinks(tx, accountId, kind);
  return accountId;
}

export async function endLinks(tx: Tx, accountId: number, kind: LinkKind): Promise<void> {
  await tx
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}
