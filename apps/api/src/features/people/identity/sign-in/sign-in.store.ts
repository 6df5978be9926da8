import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { signInLife } from './sign-in-life.ts';
import { newToken, type Token } from './tokens.ts';

export interface TokenPair {
  access: Token;
  refresh: Token;
}

export async function insertSignIn(
  tx: Tx,
  accountId: number,
  now: Date,
  visitor: Visitor,
  deviceHash?: Buffer,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + signInLife.refresh);
  await tx
    .insertInto('sign_in')
    .values({
      id,
      account_id: accountId,
      expires_at: expiresAt,
      user_agent: visitor.userAgent,
      address: visitor.address,
      device_hash: deviceHash ?? null,
    })
    .execute();
  await tx.updateTable('account').set({ last_login_at: now }).where('id', '=', accountId).execute();
  return id;
}

export async function insertTokens(tx: Tx, signInId: string, now: Date): Promise<TokenPair> {
  const refresh = newToken();
  await insertToken(tx, 'refresh', signInId, refresh, now);
  return { access: await insertAccessToken(tx, signInId, now), refresh };
}

export async function insertAccessToken(tx: Tx, signInId: string, now: Date): Promise<Token> {
  const access = newToken();
  await insertToken(tx, 'access', signInId, access, now);
  return access;
}

/** The old one is marked first: an index allows one live refresh token a sign-in. */
export async function replaceRefreshToken(
  tx: Tx,
  signInId: string,
  { hash }: Token,
  successor: Token,
  now: Date,
): Promise<void> {
  await tx.updateTable('sign_in_token').set({ replaced_at: now }).where('hash', '=', hash).execute();
  await insertToken(tx, 'refresh', signInId, successor, now);
}

async function insertToken(
  tx: Tx,
  kind: 'access' | 'refresh',
  signInId: string,
  { hash }: Token,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + signInLife[kind]);
  await tx.insertInto('sign_in_token').values({ hash, sign_in_id: signInId, kind, expires_at: expiresAt }).execute();
}

export interface RenewalMarks {
  renewedAt?: Date;
  isReceived?: boolean;
}

export async function setRenewal(
  tx: Tx,
  signInId: string,
  now: Date,
  { renewedAt, isReceived }: RenewalMarks,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + signInLife.refresh);
  await tx
    .updateTable('sign_in')
    .set({ seen_at: now, expires_at: expiresAt })
    .$if(renewedAt !== undefined, (update) => update.set('renewed_at', renewedAt ?? null))
    .$if(isReceived !== undefined, (update) => update.set('is_renewal_received', isReceived ?? false))
    .where('id', '=', signInId)
    .execute();
  await tx.deleteFrom('sign_in_token').where('sign_in_id', '=', signInId).where('expires_at', '<', now).execute();
}

/** Returns whether the account is new in this browser. */
export async function rememberDevice(tx: Tx, accountId: number, deviceHash: Buffer): Promise<boolean> {
  const remembered = await tx
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (remembered.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets the browsers of an account, except that of one sign-in. */
export async function forgetDevices(tx: Tx, accountId: number, keptSignIn: string | undefined): Promise<void> {
  const kept = tx
    .selectFrom('sign_in')
    .select('device_hash')
    .where('id', '=', keptSignIn ?? null);
  await tx
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_hash', 'is distinct from', kept)
    .execute();
}
