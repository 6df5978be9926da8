import type { RefusalCode } from '@seri/contract/refusals';
import { listedCalls } from '@seri/domain/shipping-files/listed-calls';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { findVoyage, readCalls } from '../../voyages/voyages.query.ts';
import { writeNewVoyage, writeVoyage } from '../../voyages/write-voyage.command.ts';
import { readTakenShips, type SettledShip, type StoredListShip } from './listed-ship.store.ts';
import type { FileRun } from './run.store.ts';
import { writeShipsInTurn } from './ships-in-turn.ts';

/**
 * R102: adds the ships of a list that are not known, and writes what it changes of the others. A departure waits until the cars are
 * aboard, and so do the conclusions: they would raise the versions of cars that the list is about to compare.
 */
export async function writeShips(db: Db, fileId: number, signal: AbortSignal): Promise<void> {
  const taken = await readTakenShips(db, fileId);
  const isOpen = ({ place, outcome, changes, voyageId, hasProblems }: StoredListShip) =>
    outcome === null && !hasProblems && (taken.has(place) || (voyageId !== null && changes.length > 0));
  await writeShipsInTurn(db, { fileId, state: 'applying', isOpen, write: writeShip, refused }, signal);
}

/** R102: the days on which ships have left, over the version that the list has left of them; their cars follow. */
export const sailShips = (db: Db, fileId: number, signal: AbortSignal): Promise<void> =>
  writeShipsInTurn(db, { fileId, state: 'applying', isOpen: isToSail, write: sailShip, refused }, signal);

/** The list has its departure, which is written after its cars. */
export const sailsByList = ({ outcome, changes }: StoredListShip): boolean =>
  (outcome === 'applied' || outcome === 'same') && changes.some(({ field }) => field === 'atd');

const isToSail = (ship: StoredListShip): boolean => sailsByList(ship) && ship.undo?.hasSailed === false;

const refused = (code: RefusalCode): SettledShip =>
  code === 'STATE_CHANGED' || code === 'VOYAGE_EXISTS' ? { outcome: 'conflict' } : { outcome: 'refused', code };

async function writeShip(tx: Tx, { mover }: FileRun, ship: StoredListShip): Promise<SettledShip> {
  const taken = ship.changes.filter(({ field }) => field !== 'atd');
  if (ship.voyageId === null) {
    const { vessel, number, line } = ship;
    const body = { vessel, number, line, calls: listedCalls([], ship.calls, taken) };
    const { id, version } = await writeNewVoyage(tx, mover, body);
    return { outcome: 'applied', voyageId: id, undo: { version, calls: null, hasSailed: false } };
  }
  const { voyage, calls } = await readSeen(tx, ship.voyageId);
  const body = { ...voyage, version: ship.seenVersion ?? 0, calls: listedCalls(calls, ship.calls, taken) };
  const { version } = await writeVoyage(tx, mover, body);
  const outcome = version > body.version ? 'applied' : 'same';
  return { outcome, undo: { version, calls, hasSailed: false } };
}

async function sailShip(tx: Tx, { mover }: FileRun, { voyageId, undo, changes }: StoredListShip): Promise<SettledShip> {
  if (voyageId === null || !undo) throw refusal('NOT_FOUND');
  const { voyage, calls } = await readSeen(tx, voyageId);
  const departures = changes.filter(({ field }) => field === 'atd');
  const body = { ...voyage, version: undo.version, calls: listedCalls(calls, [], departures) };
  const { version } = await writeVoyage(tx, mover, body);
  return { outcome: 'applied', undo: { ...undo, version, hasSailed: true } };
}

/** Read before its lock: the version that was seen decides. */
async function readSeen(tx: Tx, voyageId: number) {
  const voyage = await findVoyage(tx, voyageId);
  if (!voyage) throw refusal('NOT_FOUND');
  const { id, line, vessel, number } = voyage;
  return { voyage: { id, line, vessel, number }, calls: await readCalls(tx, [voyageId]) };
}
