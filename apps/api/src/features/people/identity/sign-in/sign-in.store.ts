import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { signInLife } from './sign-in-life.ts';
import { newToken, type Token } from './tokens.ts';

export interface TokenPair {
  access: Token;
  refresh: Token;
  /** How long the sign-in goes on, in milliseconds. */
  lasts: number;
}

export async function insertSignIn(
  tx: Tx,
  accountId: number,
  now: Date,
  endsAt: Date,
  visitor: Visitor,
  deviceHash?: Buffer,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('sign_in')
    .values({
      id,
      account_id: accountId,
      expires_at: endsAt,
      user_agent: visitor.userAgent,
      address: visitor.address,
      device_hash: deviceHash ?? null,
    })
    .execute();
  await tx.updateTable('account').set({ last_login_at: now }).where('id', '=', accountId).execute();
  return id;
}

export async function insertTokens(tx: Tx, signInId: string, now: Date, endsAt: Date): Promise<TokenPair> {
  const refresh = newToken();
  await insertToken(tx, { signInId, kind: 'refresh', token: refresh, expiresAt: endsAt });
  return { access: await insertAccessToken(tx, signInId, now), refresh, lasts: endsAt.getTime() - now.getTime() };
}

export async function insertAccessToken(tx: Tx, signInId: string, now: Date): Promise<Token> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + signInLife.access);
  await insertToken(tx, { signInId, kind: 'access', token, expiresAt });
  return token;
}

interface Replacement {
  signInId: string;
  former: Token;
  successor: Token;
  now: Date;
  endsAt: Date;
}

/** The old one is marked first: an index allows one live refresh token a sign-in. */
export async function replaceRefreshToken(
  tx: Tx,
  { signInId, former, successor, now, endsAt }: Replacement,
): Promise<void> {
  await tx.updateTable('sign_in_token').set({ replaced_at: now }).where('hash', '=', former.hash).execute();
  await insertToken(tx, { signInId, kind: 'refresh', token: successor, expiresAt: endsAt });
}

interface NewToken {
  signInId: string;
  kind: 'access' | 'refresh';
  token: Token;
  expiresAt: Date;
}

async function insertToken(tx: Tx, { signInId, kind, token: { hash }, expiresAt }: NewToken): Promise<void> {
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
  await tx
    .updateTable('sign_in')
    .set({ seen_at: now })
    .$if(renewedAt !== undefined, (update) => update.set('renewed_at', renewedAt ?? null))
    .$if(isReceived !== undefined, (update) => update.set('is_renewal_received', isReceived ?? false))
    .where('id', '=', signInId)
    .execute();
  await tx.deleteFrom('sign_in_token').where('sign_in_id', '=', signInId).where('expires_at', '<', now).execute();
}

/** Moves the end of a sign-in and of all its refresh tokens. Returns false if it has ended. */
export async function setSignInEnd(tx: Tx, signInId: string, endsAt: Date): Promise<boolean> {
  const moved = await tx
    .updateTable('sign_in')
    .set({ expires_at: endsAt })
    .where('id', '=', signInId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('sign_in_token')
    .set({ expires_at: endsAt })
    .where('sign_in_id', '=', signInId)
    .where('kind', '=', 'refresh')
    .execute();
  return moved.numUpdatedRows > 0n;
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
