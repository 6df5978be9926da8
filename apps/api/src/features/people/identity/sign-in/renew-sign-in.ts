import { cookies as names } from '@seri/contract/headers';
import { maySignIn } from '@seri/domain/people/roles';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction, nowOf } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countCopiedToken } from '../../failures/failures.command.ts';
import { endSignInOf } from '../identity.command.ts';
import { decideRenewal } from './sign-in-life.ts';
import {
  insertAccessToken,
  type RenewalMarks,
  replaceRefreshToken,
  setRenewal,
  type TokenPair,
} from './sign-in.store.ts';
import { successorOf, type Token, tokenOf } from './tokens.ts';

/** R10: exchanges a refresh token for its successor, with a new access token. */
export async function renewSignIn(
  { database: { db }, settings: { secret } }: Pick<Platform, 'database' | 'settings'>,
  { cookies, address }: Pick<Visitor, 'cookies' | 'address'>,
): Promise<TokenPair> {
  const refreshToken = cookies[names.refresh];
  if (!refreshToken) throw refusal('NOT_SIGNED_IN');
  const given = tokenOf(refreshToken);
  const renewed = await inTransaction(db, (tx) => renew(tx, given, successorOf(secret, given)));
  if (renewed && 'access' in renewed) return renewed;
  if (renewed) await countCopiedToken(db, renewed.stolenFrom, { address });
  throw refusal('NOT_SIGNED_IN');
}

interface Stolen {
  /** The account. */
  stolenFrom: number;
}

/** Returns undefined or the theft instead of throwing, since the end of a stolen sign-in must be committed. */
async function renew(tx: Tx, given: Token, successor: Token): Promise<TokenPair | Stolen | undefined> {
  const signIn = await lockSignIn(tx, given);
  if (!signIn) return undefined;
  const { sign_in_id: signInId, expires_at: endsAt, is_renewal_received: isReceived } = signIn;
  const now = await nowOf(tx);
  const renewal = decideRenewal({
    now,
    endsAt,
    hasEnded: signIn.ended_at !== null || !maySignIn(signIn.role_id),
    token: signIn.replaced_at === null ? 'live' : await standingOf(tx, successor),
    renewedAt: signIn.renewed_at,
    isReceived,
  });
  if (renewal === 'ended') return undefined;
  if (renewal === 'stolen') {
    await endSignInOf(tx, signIn.account_id, signInId, 'revoked');
    return { stolenFrom: signIn.account_id };
  }
  if (renewal === 'replace') await replaceRefreshToken(tx, { signInId, former: given, successor, now, endsAt });
  await setRenewal(tx, signInId, now, marksOf(renewal, now, isReceived));
  const refresh = renewal === 'keep' ? given : successor;
  return { access: await insertAccessToken(tx, signInId, now), refresh, lasts: endsAt.getTime() - now.getTime() };
}

/** While no answer is known to have arrived, each further one opens the grace anew for the tabs that follow it. */
function marksOf(renewal: 'replace' | 'keep' | 'repeat', now: Date, isReceived: boolean): RenewalMarks {
  if (renewal === 'replace') return { renewedAt: now, isReceived: false };
  if (renewal === 'keep') return { isReceived: true };
  return isReceived ? {} : { renewedAt: now };
}

/** A token was replaced last if its successor lives. */
async function standingOf(tx: Tx, { hash }: Token): Promise<'former' | 'older'> {
  const live = tx.selectFrom('sign_in_token').select('hash').where('hash', '=', hash).where('replaced_at', 'is', null);
  return (await live.executeTakeFirst()) ? 'former' : 'older';
}

function lockSignIn(tx: Tx, { hash }: Token) {
  return tx
    .selectFrom('sign_in_token')
    .innerJoin('sign_in', 'sign_in.id', 'sign_in_token.sign_in_id')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['sign_in_id', 'sign_in.expires_at', 'replaced_at', 'renewed_at', 'is_renewal_received', 'ended_at'])
    .select(['account_id', 'role_id'])
    .where('hash', '=', hash)
    .where('kind', '=', 'refresh')
    .forUpdate(['sign_in_token', 'sign_in'])
    .executeTakeFirst();
}
