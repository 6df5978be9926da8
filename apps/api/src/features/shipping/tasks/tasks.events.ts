import { dataOfTask, type TaskKind } from '@seri/domain/tasks/task-kinds.data';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emitToEach } from '../../../platform/outbox/emit.ts';
import type { StoredTask, TaskedPurchase } from './task.store.ts';

/** R101: the page of the purchase and the desk follow its tasks; the client hears only of those that it may see. */
export async function tellTasks(
  tx: Tx,
  { id, account_id: accountId, bid_id: bidId }: TaskedPurchase,
  kinds: readonly TaskKind[],
  originSocket?: string,
): Promise<void> {
  const clientSide = kinds.some((kind) => dataOfTask(kind).isShown) ? [audienceOf.account(accountId)] : [];
  await emitToEach(tx, [...clientSide, audienceOf.staff], {
    name: 'purchase.changed',
    data: { purchaseId: id, accountId, bidId },
    originSocket,
  });
}

interface TaskAct {
  task: Pick<StoredTask, 'id' | 'kind'>;
  what: 'entered' | 'done' | 'skipped' | 'reopened';
  detail: Record<string, unknown>;
}

/** R101: what people do with a task is logged with the client whose car it is. */
export async function logTask(
  tx: Tx,
  { actor }: Pick<Acting, 'actor'>,
  purchase: TaskedPurchase,
  { task: { id, kind }, what, detail }: TaskAct,
): Promise<void> {
  await logAction(tx, {
    accountId: actor.accountId,
    onBehalfOf: purchase.account_id,
    action: `task.${what}`,
    subject: `task:${id}`,
    detail: { purchaseId: purchase.id, kind, ...detail },
  });
}
