import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { endSignInOf } from '../identity.command.ts';

/** R11 */
export function signOut({ actor: { accountId, signInId }, transaction }: Acting): Promise<Done> {
  return transaction(async (tx) => {
    await endSignInOf(tx, accountId, signInId, 'signed-out');
    return success;
  });
}
