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
  const pair = { access: newToken(), refresh: newToken() };
  const row = (kind: 'access' | 'refresh') => ({
    hash: pair[kind].hash,
    sign_in_id: signInId,
    kind,
    expires_at: new Date(now.getTime() + signInLife[kind]),
  });
  await tx
    .insertInto('sign_in_token')
    .values([row('access'), row('refresh')])
    .execute();
  return pair;
}

export async function prolongSignIn(tx: Tx, signInId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + signInLife.refresh);
  await tx.updateTable('sign_in').set({ seen_at: now, expires_at: expiresAt }).where('id', '=', signInId).execute();
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
