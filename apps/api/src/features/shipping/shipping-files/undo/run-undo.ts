import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { followVoyages } from '../../voyages/write-voyage.command.ts';
import { readShipsOfList } from '../apply/listed-ship.store.ts';
import { tellShippingFile } from '../shipping-files.events.ts';
import { endRun, lockRun } from '../apply/run.store.ts';
import { undoRows } from './undo-rows.ts';
import { undoShips } from './undo-ships.ts';

/** R102: takes an applied list back, in the same steps: what is newer stays. */
export async function runUndo(db: Db, fileId: number, signal: AbortSignal): Promise<void> {
  await undoRows(db, fileId, signal);
  await undoShips(db, fileId, signal);
  await inTransaction(db, async (tx) => {
    if (!(await lockRun(tx, fileId, 'undoing'))) return;
    await endRun(tx, fileId, 'undone');
    const undone = (await readShipsOfList(tx, fileId)).filter(({ outcome }) => outcome === 'undone');
    const voyageIds = undone.flatMap(({ voyageId }) => voyageId ?? []);
    await followVoyages(
      tx,
      [...new Set(voyageIds)].toSorted((one, other) => one - other),
    );
    await tellShippingFile(tx, fileId);
  });
}
