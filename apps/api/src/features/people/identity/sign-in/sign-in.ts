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
import { type Credentials, findSignInAccount, lockCredentials, type SignInAccount } from '../accounts/account.store.ts';
import { endSignInOf } from '../identity.command.ts';
import { mailVerificationJob, tellNewDeviceJob } from '../identity.jobs.ts';
import { identify } from '../identity.query.ts';
import { matchesPassword } from '../passwords/passwords.ts';
import { signInPatience } from './patience.ts';
import { signInEnd } from './sign-in-life.ts';
import { insertSignIn, insertTokens, rememberDevice, type TokenPair } from './sign-in.store.ts';
import { hashToken, newToken } from './tokens.ts';
import { deviceKey, emailKey } from './try-key.ts';

export interface SignInResult {
  tokens: TokenPair;
  /** Token of the device cookie, by which the browser is recognised. */
  device: string;
}

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
  return inTransaction(db, async (tx) => {
    const current = await assertStillOpen(tx, account);
    // A browser has one sign-in: a former one ends, of whichever account.
    if (former) await endSignInOf(tx, former.accountId, former.signInId, 'signed-out');
    const now = await nowOf(tx);
    const deviceHash = hashToken(device);
    const endsAt = signInEnd(settings, current, now);
    const signInId = await insertSignIn(tx, account.id, now, endsAt, visitor, deviceHash);
    const tokens = await insertTokens(tx, signInId, now, endsAt);
    await logAction(tx, { accountId: account.id, action: 'sign-in.started', subject: `sign-in:${signInId}` });
    await mailIfNewDevice(tx, account.id, signInId, deviceHash);
    return { tokens, device };
  });
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

async function mailIfNewDevice(tx: Tx, accountId: number, signInId: string, deviceHash: Buffer): Promise<void> {
  const isNew = await rememberDevice(tx, accountId, deviceHash);
  if (isNew) await enqueue(tx, tellNewDeviceJob, { signInId });
}
