import type { RefusalCode } from '@seri/contract/refusals';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { findVoyage, readCalls } from '../../voyages/voyages.query.ts';
import { writeCancelledVoyage, writeVoyage } from '../../voyages/write-voyage.command.ts';
import type { SettledShip, StoredListShip } from '../apply/listed-ship.store.ts';
import type { FileRun } from '../apply/run.store.ts';
import { writeShipsInTurn } from '../apply/ships-in-turn.ts';

/** R102: gives ships their former calls back, and cancels those that the list has added and that no car names. */
export const undoShips = (db: Db, fileId: number, signal: AbortSignal): Promise<void> =>
  writeShipsInTurn(db, { fileId, state: 'undoing', isOpen, write: undoShip, refused }, signal);

const isOpen = ({ outcome, undo }: StoredListShip): boolean =>
  undo !== null && (outcome === 'applied' || outcome === 'conflict' || outcome === 'refused');

const refused = (code: RefusalCode): SettledShip => ({ outcome: 'stays', code });

async function undoShip(tx: Tx, { mover }: FileRun, { voyageId, undo }: StoredListShip): Promise<SettledShip> {
  const voyage = voyageId === null ? undefined : await findVoyage(tx, voyageId);
  // A day that has come is never taken back.
  if (!voyage || !undo || undo.hasSailed || voyage.version !== undo.version) return { outcome: 'stays' };
  const { id, line, vessel, number, version } = voyage;
  if (undo.calls) {
    await writeVoyage(tx, mover, { id, version, line, vessel, number, calls: undo.calls });
    return { outcome: 'undone' };
  }
  await writeCancelledVoyage(tx, mover, { id, version });
  // Read after its lock: a car may have boarded.
  if ((await readCalls(tx, [id])).some(({ cars }) => cars > 0)) throw refusal('VOYAGE_CLOSED');
  return { outcome: 'undone' };
}
