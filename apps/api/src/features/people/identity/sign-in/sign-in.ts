import { cookies as names } from '@seri/contract/headers';
import type { SignInBody } from '@seri/contract/people/identity.schema';
import { maySignIn } from '@seri/domain/people/roles';
import { showsHuman } from '../../../../platform/captcha/assert-human.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry, forgetTries, forgiveTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { type Credentials, findSignInAccount, lockCredentials, type SignInAccount } from '../accounts/account.store.ts';
import { mailVerificationJob } from '../identity.jobs.ts';
import { identify } from '../identity.query.ts';
import { matchesPassword } from '../passwords/passwords.ts';
import { signInPatience } from './patience.ts';
import { demandFactor } from '../second-factor/demand-factor.ts';
import { type SignInResult, startSignIn } from './start-sign-in.ts';
import { newToken } from './tokens.ts';
import { deviceKey, emailKey } from './try-key.ts';

/** R9, R10, R18: signs in. The owner is mailed if the browser is new to the account. */
export async function signIn(
  { database: { db }, captcha, settings }: Pick<Platform, 'database' | 'captcha' | 'settings'>,
  { email, password }: SignInBody,
  visitor: Visitor,
): Promise<SignInResult> {
  const isHuman = await showsHuman(captcha, visitor, 'login');
  const device = visitor.cookies[names.device] ?? newToken().text;
  const account = await findSignInAccount(db, email, device);
  const tries = triesOf(account, email, device, visitor);
  await countTry(db, signInPatience, tries.keys, isHuman);
  if (!(await matchesPassword(password, account?.passwordHash)) || !account) throw refusal('invalid_credentials');
  await tries.forgive(db);
  await assertMayEnter(db, account);
  const former = await identify(db, visitor.cookies);
  const outcome = await inTransaction(db, async (tx) => {
    const { roleId } = await assertStillOpen(tx, account);
    const demand = await demandFactor(tx, account, settings);
    return demand ?? startSignIn(tx, settings, { accountId: account.id, roleId, visitor, device, former });
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** R18: in a known browser tries are counted per device, elsewhere per e-mail and per address. */
function triesOf(account: SignInAccount | undefined, email: string, device: string, { address }: Visitor) {
  const own = account?.knowsDevice ? deviceKey(account.id, device) : emailKey(email);
  const shared = account?.knowsDevice ? [] : [addressKey('address', address)];
  return {
    keys: [own, ...shared],
    /** A right password clears the tries of the account; of the address only this one is taken back. */
    forgive: async (db: Db) => {
      await forgetTries(db, [own]);
      for (const key of shared) await forgiveTry(db, key);
    },
  };
}

/** R9: reveals the state of the account only after its right password. */
async function assertMayEnter(db: Db, { id: accountId, roleId, isConfirmed }: SignInAccount): Promise<void> {
  if (!maySignIn(roleId)) throw refusal('invalid_user');
  if (isConfirmed) return;
  await inTransaction(db, (tx) => enqueue(tx, mailVerificationJob, { accountId }));
  throw refusal('email_unconfirmed');
}

/** Locks the account: a password or role changed since the check has ended all sign-ins, so no new one may start. */
async function assertStillOpen(tx: Tx, { id, passwordHash }: SignInAccount): Promise<Credentials> {
  const current = await lockCredentials(tx, id);
  if (current.passwordHash !== passwordHash) throw refusal('invalid_credentials');
  if (!maySignIn(current.roleId)) throw refusal('invalid_user');
  return current;
}
