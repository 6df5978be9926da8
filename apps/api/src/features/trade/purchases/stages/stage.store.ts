import type { NewStage, StageRow } from '@seri/domain/purchases/stages';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../../platform/database/database.ts';

/** All rows of the history of a purchase, the oldest first. */
export async function readStages(db: Db | Tx, purchaseId: number): Promise<StageRow[]> {
  const rows = await db
    .selectFrom('purchase_stage')
    .select(['id', 'kind', 'status', 'happened_on', 'is_estimate', 'replaces'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, status, happened_on, is_estimate: isEstimate, replaces }) => ({
    id,
    kind: kind as StageRow['kind'],
    status,
    on: happened_on as JapanDay | null,
    isEstimate,
    replaces,
  }));
}

interface StageToWrite extends NewStage {
  replaces?: number;
}

/** The caller holds the lock of the purchase. A move is written before the status that it leads to. */
export async function insertStages(
  tx: Tx,
  purchaseId: number,
  stages: readonly StageToWrite[],
  notedBy: number,
): Promise<void> {
  await tx
    .insertInto('purchase_stage')
    .values(
      stages.map(({ status, on, isEstimate, reason, replaces }) => ({
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
