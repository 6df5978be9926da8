import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { followVoyages } from '../../voyages/write-voyage.command.ts';
import { applyRows } from './apply-rows.ts';
import { readShipsOfList } from './listed-ship.store.ts';
import { tellShippingFile } from '../shipping-files.events.ts';
import { endRun, lockRun } from './run.store.ts';
import { sailShips, writeShips } from './write-ships.ts';

/**
 * R102: applies the chosen rows of a list. Each step writes its outcome in the transaction that does the thing, so a job that was
 * killed goes on where it was.
 */
export async function runApply(db: Db, fileId: number, signal: AbortSignal): Promise<void> {
  await writeShips(db, fileId, signal);
  await applyRows(db, fileId, signal);
  await sailShips(db, fileId, signal);
  await inTransaction(db, async (tx) => {
    if (!(await lockRun(tx, fileId, 'applying'))) return;
    await endRun(tx, fileId, 'applied');
    const changed = (await readShipsOfList(tx, fileId)).filter(({ outcome, undo }) => undo && outcome !== 'same');
    const voyageIds = changed.flatMap(({ voyageId }) => voyageId ?? []);
    await followVoyages(
      tx,
      [...new Set(voyageIds)].toSorted((one, other) => one - other),
    );
    await tellShippingFile(tx, fileId);
  });
}
