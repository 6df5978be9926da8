import type { NewStage, StageRow } from '@seri/domain/purchases/stages';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

/** All rows of the history of a purchase, the oldest first. */
export async function readStages(db: Db | Tx, purchaseId: number): Promise<StageRow[]> {
  return (await readStagesOf(db, [purchaseId])).get(purchaseId) ?? [];
}

export async function readStagesOf(db: Db | Tx, purchaseIds: readonly number[]): Promise<Map<number, StageRow[]>> {
  const rows = await db
    .selectFrom('purchase_stage')
    .select(['id', 'purchase_id', 'kind', 'status', 'happened_on', 'is_estimate', 'replaces'])
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .orderBy('id')
    .execute();
  const stages = rows.map(({ id, purchase_id, kind, status, happened_on, is_estimate: isEstimate, replaces }) => ({
    purchase_id,
    row: { id, kind: kind as StageRow['kind'], status, on: happened_on as JapanDay | null, isEstimate, replaces },
  }));
  const byPurchase = Map.groupBy(stages, ({ purchase_id: id }) => id);
  return new Map([...byPurchase].map(([id, own]) => [id, own.map(({ row }) => row)]));
}

interface StageToWrite extends NewStage {
  purchaseId: number;
  replaces?: number;
}

/** The caller holds the locks of the purchases. A move is written before the status that it leads to. */
export async function insertStages(tx: Tx, stages: readonly StageToWrite[], notedBy: number): Promise<void> {
  await tx
    .insertInto('purchase_stage')
    .values(
      stages.map(({ purchaseId, status, on, isEstimate, reason, replaces }) => ({
        purchase_id: purchaseId,
        kind: replaces === undefined ? 'move' : 'date',
        status,
        happened_on: on,
        is_estimate: isEstimate,
        reason: reason.trim(),
        replaces: replaces ?? null,
        noted_by: notedBy,
      })),
    )
    .execute();
}
