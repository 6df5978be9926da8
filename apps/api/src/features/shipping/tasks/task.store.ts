import type { KeptTask, TaskPlan } from '@seri/domain/tasks/plan-tasks';
import type { RuleKind, TaskKind } from '@seri/domain/tasks/task-kinds.data';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { PurchaseTask } from '../../../platform/database/schema.generated.ts';

// Callers hold the lock of the purchase, under which its tasks are written.

export type StoredTask = Omit<Selectable<PurchaseTask>, 'kind'> & { kind: TaskKind };

export interface TaskedPurchase {
  id: number;
  account_id: number;
  bid_id: number;
  voided_at: Date | null;
}

/** Waits for whoever writes the purchase or another task of it. */
export function lockTasked(tx: Tx, purchaseId: number): Promise<TaskedPurchase | undefined> {
  return tx
    .selectFrom('purchase')
    .select(['id', 'account_id', 'bid_id', 'voided_at'])
    .where('id', '=', purchaseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findTask(tx: Tx, id: number): Promise<StoredTask | undefined> {
  const row = await tx.selectFrom('purchase_task').selectAll().where('id', '=', id).executeTakeFirst();
  return row && ({ ...row, kind: row.kind as TaskKind } satisfies StoredTask);
}

/** Whether a rule has another open task of the kind. */
export async function isKindOpen(tx: Tx, task: Pick<StoredTask, 'purchase_id' | 'kind'>): Promise<boolean> {
  const other = tx
    .selectFrom('purchase_task')
    .select('id')
    .where('purchase_id', '=', task.purchase_id)
    .where('kind', '=', task.kind)
    .where('source', '=', 'rule')
    .where('ended_at', 'is', null);
  return (await other.executeTakeFirst()) !== undefined;
}

/** The open tasks of rules, and those that people have answered. */
export async function readKeptTasks(tx: Tx, purchaseId: number): Promise<KeptTask[]> {
  const rows = await tx
    .selectFrom('purchase_task')
    .select(['id', 'kind', 'fact_key', 'due_on', 'ended_at'])
    .where('purchase_id', '=', purchaseId)
    .where('source', '=', 'rule')
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_by', 'is not', null)]))
    .where('is_forgotten', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, fact_key: factKey, due_on: dueOn, ended_at: endedAt }) => ({
    id,
    kind: kind as RuleKind,
    factKey,
    dueOn: dueOn as JapanDay | null,
    isOpen: endedAt === null,
  }));
}

export async function writePlan(tx: Tx, purchaseId: number, { make, move, end, forget }: TaskPlan): Promise<void> {
  if (end.length > 0) await writeEnd(tx, end, { by: null, skip: null });
  if (make.length > 0) {
    const rows = make.map(({ kind, dueOn, factKey }) => ({
      purchase_id: purchaseId,
      kind,
      due_on: dueOn,
      fact_key: factKey,
    }));
    await tx.insertInto('purchase_task').values(rows).execute();
  }
  for (const { id, dueOn, factKey } of move) {
    await tx
      .updateTable('purchase_task')
      .set({ due_on: dueOn, fact_key: factKey, version: nextVersion })
      .where('id', '=', id)
      .execute();
  }
  if (forget.length > 0)
    await tx.updateTable('purchase_task').set({ is_forgotten: true }).where('id', 'in', forget).execute();
}

/** Ends tasks. The author is null if the facts have ended them; a reason says that they were skipped. */
export async function writeEnd(
  tx: Tx,
  ids: readonly number[],
  { by, skip }: { by: number | null; skip: string | null },
): Promise<void> {
  await tx
    .updateTable('purchase_task')
    .set({ ended_at: sql<Date>`app_now()`, ended_by: by, skipped_reason: skip, version: nextVersion })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

export async function writeReopening(tx: Tx, id: number): Promise<void> {
  const open = { ended_at: null, ended_by: null, skipped_reason: null, version: nextVersion };
  await tx.updateTable('purchase_task').set(open).where('id', '=', id).execute();
}

const nextVersion = sql<number>`version + 1`;
