import { maySignIn } from '@seri/domain/people/roles';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction, nowOf } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { endSignInOf } from '../identity.command.ts';
import { decideRenewal } from './sign-in-life.ts';
import { insertTokens, prolongSignIn, type TokenPair } from './sign-in.store.ts';
import { hashToken } from './tokens.ts';

/** R10: exchanges a refresh token for a new pair, once. */
export async function renewSignIn(
  { database: { db } }: Pick<Platform, 'database'>,
  refreshToken: string | undefined,
): Promise<TokenPair> {
  if (!refreshToken) throw refusal('NOT_SIGNED_IN');
  const tokens = await inTransaction(db, (tx) => renew(tx, hashToken(refreshToken)));
  if (!tokens) throw refusal('NOT_SIGNED_IN');
  return tokens;
}

/** Returns undefined instead of throwing, since the end of a stolen sign-in must be committed. */
async function renew(tx: Tx, hash: Buffer): Promise<TokenPair | undefined> {
  const token = await lockRefreshToken(tx, hash);
  if (!token) return undefined;
  const { sign_in_id: signInId } = token;
  const now = await nowOf(tx);
  const renewal = decideRenewal({
    now,
    expiresAt: token.expires_at,
    replacedAt: token.replaced_at,
    signInEnded: token.ended_at !== null || !maySignIn(token.role_id),
  });
  if (renewal === 'stolen') await endSignInOf(tx, token.account_id, signInId, 'revoked');
  if (renewal !== 'renew') return undefined;
  if (!token.replaced_at) {
    await tx.updateTable('sign_in_token').set({ replaced_at: now }).where('hash', '=', hash).execute();
  }
  await prolongSignIn(tx, signInId, now);
  return insertTokens(tx, signInId, now);
}

function lockRefreshToken(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('sign_in_token')
    .innerJoin('sign_in', 'sign_in.id', 'sign_in_token.sign_in_id')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['sign_in_id', 'sign_in_token.expires_at', 'replaced_at', 'ended_at', 'account_id', 'role_id'])
    .where('hash', '=', hash)
    .where('kind', '=', 'refresh')
    .forUpdate(['sign_in_token', 'sign_in'])
    .executeTakeFirst();
}
