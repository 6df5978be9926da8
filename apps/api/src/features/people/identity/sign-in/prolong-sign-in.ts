import type { Prolonged } from '@seri/contract/people/identity.schema';
import { logAction } from '../../../../platform/action-log.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellAccountChanged } from '../identity.command.ts';
import { signInEnd } from './sign-in-life.ts';
import { setSignInEnd } from './sign-in.store.ts';

/** R10: a fresh proof begins the time of a sign-in anew, in place. All its tabs read the new end with the profile. */
export async function prolongSignIn(
  { settings }: Pick<Platform, 'settings'>,
  { actor, transaction }: Acting,
): Promise<Prolonged> {
  const { accountId, signInId, roleId } = actor;
  return transaction(async (tx) => {
    const endsAt = signInEnd(settings, actor, await nowOf(tx));
    if (!(await setSignInEnd(tx, signInId, endsAt))) throw refusal('NOT_SIGNED_IN');
    await logAction(tx, { accountId, action: 'sign-in.prolonged', subject: `sign-in:${signInId}` });
    await tellAccountChanged(tx, accountId, roleId);
    return { success: true, endsAt: endsAt.toISOString() };
  });
}
