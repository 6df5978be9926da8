import { cookies as names } from '@seri/contract/headers';
import type { SignInBody } from '@seri/contract/people/identity.schema';
import { maySignIn } from '@seri/domain/people/roles';
import { logAction } from '../../../../platform/action-log.ts';
import { showsHuman } from '../../../../platform/captcha/assert-human.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction, nowOf } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry, forgetTries, forgiveTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { findSigningIn, holdCredentials, type SigningIn } from '../accounts/account.store.ts';
import { endSignInOf } from '../identity.command.ts';
import { mailVerification, tellNewDevice } from '../identity.jobs.ts';
import { identify } from '../identity.query.ts';
import { matchesPassword } from '../passwords/passwords.ts';
import { patience } from './patience.ts';
import { insertSignIn, insertTokens, rememberDevice, type TokenPair } from './sign-in.store.ts';
import { hashToken, newToken } from './tokens.ts';
import { deviceKey, emailKey } from './try-key.ts';

export interface SignedIn {
  tokens: TokenPair;
  /** What the browser keeps to be known again. */
  device: string;
}

/** R9, R10, R18: opens the account in this browser; one it was never opened in is told of by mail. */
export async function signIn(
  { database: { db }, captcha }: Pick<Platform, 'database' | 'captcha'>,
  { email, password }: SignInBody,
  visitor: Visitor,
): Promise<SignedIn> {
  const isHuman = await showsHuman(captcha, visitor, 'login');
  const device = visitor.cookies[names.device] ?? newToken().text;
  const account = await findSigningIn(db, email, device);
  const tries = triesOf(account, email, device, visitor);
  await countTry(db, patience, tries.keys, isHuman);
  if (!(await matchesPassword(password, account?.passwordHash)) || !account) throw refusal('invalid_credentials');
  await tries.forgive(db);
  await assertMayEnter(db, account);
  const former = await identify(db, visitor.cookies);
  return inTransaction(db, async (tx) => {
    await assertStillOpen(tx, account);
    // One browser has one sign-in: another account's, or an older one, ends with the new.
    if (former) await endSignInOf(tx, former.accountId, former.signInId, 'signed-out');
    const now = await nowOf(tx);
    const signInId = await insertSignIn(tx, account.id, now, visitor);
    const tokens = await insertTokens(tx, signInId, now);
    await logAction(tx, { accountId: account.id, action: 'sign-in.started', subject: `sign-in:${signInId}` });
    await tellIfNew(tx, account.id, signInId, device);
    return { tokens, device };
  });
}

/** R18: a browser that the account knows is counted by itself; others by the e-mail and by where they come from. */
function triesOf(account: SigningIn | undefined, email: string, device: string, { address }: Visitor) {
  const own = account?.knowsDevice ? deviceKey(account.id, device) : emailKey(email);
  const shared = account?.knowsDevice ? [] : [addressKey('address', address)];
  return {
    keys: [own, ...shared],
    /** Who was right is no guesser; what others at the same address tried stays. */
    forgive: async (db: Db) => {
      await forgetTries(db, [own]);
      for (const key of shared) await forgiveTry(db, key);
    },
  };
}

/** Told only to who knows the password: R9. */
async function assertMayEnter(db: Db, { id: accountId, roleId, isConfirmed }: SigningIn): Promise<void> {
  if (!maySignIn(roleId)) throw refusal('invalid_user');
  if (isConfirmed) return;
  await inTransaction(db, (tx) => enqueue(tx, mailVerification, { accountId }));
  throw refusal('email_unconfirmed');
}

/** Between the check and the lock another password or role may have been set, which ended what was open by then. */
async function assertStillOpen(tx: Tx, { id, passwordHash }: SigningIn): Promise<void> {
  const held = await holdCredentials(tx, id);
  if (held.passwordHash !== passwordHash) throw refusal('invalid_credentials');
  if (!maySignIn(held.roleId)) throw refusal('invalid_user');
}

async function tellIfNew(tx: Tx, accountId: number, signInId: string, device: string): Promise<void> {
  const isNew = await rememberDevice(tx, accountId, hashToken(device));
  if (isNew) await enqueue(tx, tellNewDevice, { signInId });
}
