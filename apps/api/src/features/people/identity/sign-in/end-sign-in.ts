import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { endSignInOf, endSignInsOf } from '../identity.command.ts';

/** Ends one of the account's own sign-ins; the one that asks is signed out. A foreign one does not exist for it. */
export function endSignIn({ actor: { accountId, signInId }, transaction }: Acting, id: string): Promise<Done> {
  const reason = id === signInId ? 'signed-out' : 'revoked';
  return transaction(async (tx) => {
    if (!(await endSignInOf(tx, accountId, id, reason))) throw refusal('NOT_FOUND');
    return success;
  });
}

/** Ends all the account's sign-ins but the one that asks. */
export function endOtherSignIns({ actor: { accountId, signInId }, transaction }: Acting): Promise<Done> {
  return transaction(async (tx) => {
    await endSignInsOf(tx, accountId, signInId);
    return success;
  });
}
