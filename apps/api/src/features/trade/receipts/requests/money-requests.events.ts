import { logAction } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { tellInbox } from '../receipts.events.ts';

/** R95: logs what is asked and decided, and tells staff. The client hears of its balance, once something is booked. */
export async function tellRequest(
  tx: Tx,
  acting: Acting,
  { id, accountId }: { id: number; accountId: number },
  action: 'asked' | 'done' | 'refused' | 'taken-back',
  detail: Record<string, unknown>,
): Promise<void> {
  await logAction(tx, {
    accountId: acting.actor.accountId,
    onBehalfOf: accountId,
    action: `money-request.${action}`,
    subject: `money-request:${id}`,
    detail,
  });
  await tellInbox(tx, acting, null);
}
