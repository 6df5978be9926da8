import { cookies as names } from '@seri/contract/headers';
import type { SignInBody } from '@seri/contract/identity.schema';
import { maySignIn } from '@seri/domain/roles';
import { logAction } from '../../platform/action-log.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { inTransaction, nowOf } from '../../platform/database/transaction.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { Visitor } from '../../platform/http/route.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellNewDevice } from './identity.jobs.ts';
import { matchesPassword } from './passwords.ts';
import { identify } from './identity.query.ts';
import { endSignInOf } from './identity.command.ts';
import { insertSignIn, insertTokens, rememberDevice, type TokenPair } from './sign-in.store.ts';
import { hashToken, newToken } from './tokens.ts';

export interface SignedIn {
  tokens: TokenPair;
  /** What the browser keeps to be known again. */
  device: string;
}

/** R9, R10: opens the account in this browser; one it was never opened in is told of by mail. */
export async function signIn(
  { database: { db }, captcha }: Pick<Platform, 'database' | 'captcha'>,
  { email, password }: SignInBody,
  visitor: Visitor,
): Promise<SignedIn> {
  const { captchaToken } = visitor;
  if (captchaToken !== undefined && !(await captcha.verify(captchaToken, 'login'))) throw refusal('CAPTCHA');
  const account = await findAccount(db, email);
  if (!(await matchesPassword(password, account?.password_hash)) || !account) throw refusal('invalid_credentials');
  if (!maySignIn(account.role_id)) throw refusal('invalid_user');
  const former = await identify(db, visitor.cookies);
  const device = visitor.cookies[names.device] ?? newToken().text;
  return inTransaction(db, async (tx) => {
    const now = await nowOf(tx);
    // One browser has one sign-in: another account's, or an older one, ends with the new.
    if (former) await endSignInOf(tx, former.accountId, former.signInId, 'signed-out');
    const signInId = await insertSignIn(tx, account.id, now, visitor);
    const tokens = await insertTokens(tx, signInId, now);
    await logAction(tx, { accountId: account.id, action: 'sign-in.started', subject: `sign-in:${signInId}` });
    await tellIfNew(tx, account.id, signInId, device);
    return { tokens, device };
  });
}

function findAccount(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'role_id'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

async function tellIfNew(tx: Tx, accountId: number, signInId: string, device: string): Promise<void> {
  const isNew = await rememberDevice(tx, accountId, hashToken(device));
  if (isNew) await enqueue(tx, tellNewDevice, { signInId });
}
