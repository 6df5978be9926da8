import { logAction } from '../../../../platform/action-log.ts';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { endSignInOf } from '../identity.command.ts';
import { tellNewDeviceJob } from '../identity.jobs.ts';
import { signInEnd, type SignInSettings } from './sign-in-life.ts';
import { insertSignIn, insertTokens, rememberDevice, type TokenPair } from './sign-in.store.ts';
import { hashToken } from './tokens.ts';

export interface SignInResult {
  tokens: TokenPair;
  /** Token of the device cookie, by which the browser is recognised. */
  device: string;
}

interface ProvedVisit {
  accountId: number;
  roleId: number;
  visitor: Visitor;
  device: string;
  /** A browser has one sign-in: the former one ends, of whichever account. */
  former: Actor | null;
  /** The second factor, if the account has one. */
  by?: string;
}

/** Starts a sign-in of an account that has proved itself. Call it under the lock of the account. */
export async function startSignIn(
  tx: Tx,
  settings: SignInSettings,
  { accountId, roleId, visitor, device, former, by }: ProvedVisit,
): Promise<SignInResult> {
  if (former) await endSignInOf(tx, former.accountId, former.signInId, 'signed-out');
  const now = await nowOf(tx);
  const deviceHash = hashToken(device);
  const endsAt = signInEnd(settings, { roleId }, now);
  const signInId = await insertSignIn(tx, accountId, now, endsAt, visitor, deviceHash);
  const tokens = await insertTokens(tx, signInId, now, endsAt);
  const detail = by === undefined ? {} : { by };
  await logAction(tx, { accountId, action: 'sign-in.started', subject: `sign-in:${signInId}`, detail });
  const isNew = await rememberDevice(tx, accountId, deviceHash);
  if (isNew) await enqueue(tx, tellNewDeviceJob, { signInId });
  return { tokens, device };
}
