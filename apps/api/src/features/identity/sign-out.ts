import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../platform/http/acting.ts';
import { tellSignInEnded } from './identity.events.ts';
import { endSignIn } from './sign-in.store.ts';

/** R11: ends this sign-in and no other. */
export function signOut({ actor: { accountId, signInId }, transaction }: Acting): Promise<Done> {
  return transaction(async (tx) => {
    if (await endSignIn(tx, signInId)) await tellSignInEnded(tx, accountId, signInId, 'signed-out');
    return success;
  });
}
