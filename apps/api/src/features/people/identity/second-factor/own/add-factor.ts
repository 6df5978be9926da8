import type { NewPasskey } from '@seri/contract/people/second-factor.schema';
import { logAction } from '../../../../../platform/action-log.ts';
import type { Db, Tx } from '../../../../../platform/database/database.ts';
import { enqueue } from '../../../../../platform/jobs/job.ts';
import { takeChallenge } from '../challenge.store.ts';
import { confirmAuthenticatorRow, readFactors } from '../factor.store.ts';
import { insertPasskey, type StoredPasskey } from '../passkey.store.ts';
import { type Site, verifyNewPasskey } from '../passkeys.ts';
import { useAuthenticatorCode } from '../read-proof.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';
import { tellFactorJob } from '../second-factor.jobs.ts';

/** R80: confirms the authenticator app that was started. Returns false if the code is not of it. */
export async function addAuthenticator(
  tx: Tx,
  portalSecret: string,
  accountId: number,
  code: string,
): Promise<boolean> {
  if (!(await useAuthenticatorCode(tx, portalSecret, accountId, code, 'started'))) return false;
  await confirmAuthenticatorRow(tx, accountId);
  await logAction(tx, { accountId, action: 'factor.authenticator-added', subject: `account:${accountId}` });
  await enqueue(tx, tellFactorJob, { accountId, change: 'authenticatorAdded' });
  return true;
}

/** Call it before the transaction: the challenge is used up even if the passkey is not taken. */
export function readNewPasskey(
  db: Db,
  site: Site,
  accountId: number,
  passkey: NewPasskey,
): Promise<Omit<StoredPasskey, 'id'> | undefined> {
  return verifyNewPasskey(site, passkey, (challenge) => takeChallenge(db, 'add-passkey', challenge, accountId));
}

/** Returns false if the passkey is known already. */
export async function addPasskeyRow(
  tx: Tx,
  accountId: number,
  name: string,
  passkey: Omit<StoredPasskey, 'id'>,
): Promise<boolean> {
  const id = await insertPasskey(tx, accountId, name, passkey);
  if (id === undefined) return false;
  await logAction(tx, { accountId, action: 'factor.passkey-added', subject: `passkey:${id}`, detail: { name } });
  await enqueue(tx, tellFactorJob, { accountId, change: 'passkeyAdded' });
  return true;
}

/** R80: the first factor brings the recovery codes. */
export async function firstRecoveryCodes(tx: Tx, portalSecret: string, accountId: number): Promise<string[] | null> {
  const { recoveryCodes } = await readFactors(tx, accountId);
  return recoveryCodes === 0 ? giveRecoveryCodes(tx, portalSecret, accountId) : null;
}
