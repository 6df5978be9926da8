import type { RefusalCode } from '@seri/contract/refusals';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { readShipsOfList, type SettledShip, settleShip, type StoredListShip } from './listed-ship.store.ts';
import { orRefusal } from './or-refusal.ts';
import { tellShippingFile } from '../shipping-files.events.ts';
import { type FileRun, lockRun } from './run.store.ts';

export interface ShipsToWrite {
  fileId: number;
  state: 'applying' | 'undoing';
  isOpen: (ship: StoredListShip) => boolean;
  write: (tx: Tx, run: FileRun, ship: StoredListShip) => Promise<SettledShip>;
  refused: (code: RefusalCode) => SettledShip;
}

/** R102: the open ships of a list, one transaction each. If a gate refuses one, nothing of it is written. */
export async function writeShipsInTurn(db: Db, work: ShipsToWrite, signal: AbortSignal): Promise<void> {
  for (const { place } of (await readShipsOfList(db, work.fileId)).filter(work.isOpen)) {
    signal.throwIfAborted();
    const code = await orRefusal(db, (tx) => writeOne(tx, work, place));
    if (code === undefined) continue;
    await inTransaction(db, (tx) => writeOne(tx, { ...work, write: async () => work.refused(code) }, place));
  }
}

/** Another run of the job may have been first. */
async function writeOne(tx: Tx, { fileId, state, isOpen, write }: ShipsToWrite, place: number): Promise<void> {
  const run = await lockRun(tx, fileId, state);
  const ship = (await readShipsOfList(tx, fileId)).find((one) => one.place === place);
  if (!run || !ship || !isOpen(ship)) return;
  await settleShip(tx, fileId, place, await write(tx, run, ship));
  await tellShippingFile(tx, fileId);
}
