import { type Done, success } from '@seri/contract/common.schema';
import { hasSecondFactor, mayRemoveFactor, mustHaveFactor } from '@seri/domain/people/second-factor';
import { logAction } from '../../../../../platform/action-log.ts';
import type { Tx } from '../../../../../platform/database/database.ts';
import type { Settings } from '../../../../../platform/config/settings.ts';
import type { Acting } from '../../../../../platform/http/acting.ts';
import { refusal } from '../../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../../platform/jobs/job.ts';
import { lockCredentials } from '../../accounts/account.store.ts';
import { deleteAuthenticator, deleteRecoveryCodes, readFactors } from '../factor.store.ts';
import { deletePasskey } from '../passkey.store.ts';
import { tellFactorJob } from '../second-factor.jobs.ts';
import { isFactorRequiredOfStaff } from '../staff-factor.store.ts';

/** R80, R81: removing it twice is done. */
export function removeAuthenticator({ actor: { accountId }, transaction }: Acting, settings: Settings): Promise<Done> {
  return transaction(async (tx) => {
    await assertMayRemove(tx, accountId, settings);
    if (!(await deleteAuthenticator(tx, accountId))) return success;
    await logAction(tx, { accountId, action: 'factor.authenticator-removed', subject: `account:${accountId}` });
    await tellRemoved(tx, accountId, 'authenticatorRemoved');
    return success;
  });
}

export function removePasskey(
  { actor: { accountId }, transaction }: Acting,
  settings: Settings,
  id: string,
): Promise<Done> {
  return transaction(async (tx) => {
    await assertMayRemove(tx, accountId, settings);
    const name = await deletePasskey(tx, accountId, id);
    if (name === undefined) throw refusal('NOT_FOUND');
    await logAction(tx, { accountId, action: 'factor.passkey-removed', subject: `passkey:${id}`, detail: { name } });
    await tellRemoved(tx, accountId, 'passkeyRemoved');
    return success;
  });
}

/** Locks the account: two removals at once leave the last factor of whoever must have one. */
async function assertMayRemove(tx: Tx, accountId: number, settings: Settings): Promise<void> {
  const account = await lockCredentials(tx, accountId);
  const mustHave = mustHaveFactor(account, await isFactorRequiredOfStaff(tx, settings));
  if (!mayRemoveFactor(await readFactors(tx, accountId), mustHave)) throw refusal('LAST_FACTOR');
}

/** Without a factor, codes that stand in for one are worth nothing. */
async function tellRemoved(
  tx: Tx,
  accountId: number,
  change: 'authenticatorRemoved' | 'passkeyRemoved',
): Promise<void> {
  if (!hasSecondFactor(await readFactors(tx, accountId))) await deleteRecoveryCodes(tx, accountId);
  await enqueue(tx, tellFactorJob, { accountId, change });
}
