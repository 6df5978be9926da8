import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

/** Logs the end of a sign-in. Its live connections are notified and closed after the commit. */
export async function tellSignInEnded(
  tx: Tx,
  accountId: number,
  signInId: string,
  reason: 'signed-out' | 'revoked',
): Promise<void> {
  await logAction(tx, { accountId, action: 'sign-in.ended', subject: `sign-in:${signInId}`, detail: { reason } });
  await emit(tx, { audience: audienceOf.signIn(signInId), name: 'sign-in.ended', data: { reason } });
}
