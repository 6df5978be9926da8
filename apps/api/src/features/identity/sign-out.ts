import { type Done, success } from '@seri/contract/common.schema';
import { logAction } from '../../platform/action-log.ts';
import { audienceOf } from '../../platform/actor.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { endSignIn } from './sign-in.store.ts';

/** Ends this sign-in; its live connections are told and closed after the commit. */
export function signOut({ actor, transaction }: Acting): Promise<Done> {
  return transaction(async (tx) => {
    if (await endSignIn(tx, actor.signInId)) {
      await logAction(tx, {
        accountId: actor.accountId,
        action: 'sign-in.ended',
        subject: `sign-in:${actor.signInId}`,
      });
      const audience = audienceOf.signIn(actor.signInId);
      await emit(tx, { audience, name: 'sign-in.ended', data: { reason: 'signed-out' } });
    }
    return success;
  });
}
