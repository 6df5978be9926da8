import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { endSignInOf, endSignInsOf } from '../identity.command.ts';

/** Ends one sign-in of the account. Another account's sign-in is reported as missing. */
export function endSignIn({ actor: { accountId, signInId }, transaction }: Acting, id: string): Promise<Done> {
  const reason = id === signInId ? 'signed-out' : 'revoked';
  return transaction(async (tx) => {
    if (!(await endSignInOf(tx, accountId, id, reason))) throw refusal('NOT_FOUND');
    return success;
  });
}

export function endOtherSignIns({ actor: { accountId, signInId }, transaction }: Acting): Promise<Done> {
  return transaction(async (tx) => {
    await endSignInsOf(tx, accountId, signInId);
    return success;
  });
}
