import type { Db, Tx } from '../../../../platform/database/database.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import { emitAll } from '../../../../platform/outbox/emit.ts';
import { type ExpectedBefore, readExpectedOf } from '../../../trade/purchases/charges/expect-again.command.ts';
import { changeWays } from '../../../trade/purchases/stages/change-ways.command.ts';
import { readNumbers, writeNumbers } from '../../../trade/purchases/stages/shipping-numbers.command.ts';
import { readCalls } from '../../voyages/voyages.query.ts';
import { type DecidedChange, decideRow, type ListedShipNow } from './decide-row.ts';
import { readShipsOfList } from './listed-ship.store.ts';
import type { CarBefore, StoredListRow, SettledRow } from './listed-row.store.ts';
import { lockListedCars } from './lock-listed-cars.ts';
import { writeInChunks } from './rows-in-chunks.ts';
import type { FileRun } from './run.store.ts';

/** R102: writes the chosen rows of a list. */
export const applyRows = (db: Db, fileId: number, signal: AbortSignal): Promise<void> =>
  writeInChunks(db, { fileId, state: 'applying', open: 'toApply', refusedAs: 'refused', write: writeRows }, signal);

async function writeRows(tx: Tx, run: FileRun, rows: readonly StoredListRow[]): Promise<SettledRow[]> {
  const cars = await lockListedCars(tx, rows);
  const numbers = await readNumbers(tx, [...cars.keys()]);
  const ships = await readShipsNow(tx, run.fileId);
  const decided = rows.map((row) => {
    const { purchaseId, ship } = row;
    const car = { row, locked: cars.get(purchaseId), numbers: numbers.get(purchaseId), ship: ships.get(ship ?? 0) };
    return decideRow(car, { id: run.fileId, name: run.name });
  });
  const changes = decided.filter((one) => 'change' in one);
  const settled = decided.flatMap((one) => ('settled' in one ? one.settled : []));
  return [...settled, ...(await writeChanges(tx, run, changes))];
}

/** The ships of a list with the calls of their voyages, by their places. */
async function readShipsNow(tx: Tx, fileId: number): Promise<Map<number, ListedShipNow>> {
  const ships = await readShipsOfList(tx, fileId);
  const calls = await readCalls(
    tx,
    ships.flatMap(({ voyageId }) => voyageId ?? []),
  );
  return new Map(
    ships.map((ship) => {
      const voyageCalls = calls.filter(({ voyageId }) => voyageId === ship.voyageId);
      return [ship.place, { ...ship, voyageCalls }] as const;
    }),
  );
}

async function writeChanges(tx: Tx, { mover }: FileRun, changes: readonly DecidedChange[]): Promise<SettledRow[]> {
  const moved = changes.flatMap(({ change, row }) => (change.move ? row.purchaseId : []));
  const expected = await readExpectedOf(tx, moved);
  await writeNumbers(
    tx,
    changes.flatMap(({ row, numbers }) => (numbers ? { id: row.purchaseId, ...numbers } : [])),
  );
  const changed = await changeWays(
    tx,
    mover,
    changes.map(({ change }) => change),
  );
  const voyages = new Set(changed.flatMap(({ voyageId }) => voyageId ?? []));
  await emitAll(
    tx,
    [...voyages].map((voyageId) => ({ audience: audienceOf.staff, name: 'voyage.changed', data: { voyageId } })),
  );
  const left = await readExpectedOf(tx, moved);
  return changes.map((one) => {
    const { place, purchaseId } = one.row;
    const still = new Set(left.get(purchaseId)?.map(({ id }) => id));
    const charges = (expected.get(purchaseId) ?? []).filter(({ id }) => !still.has(id));
    return { place, outcome: 'applied' as const, undo: carBefore(one, charges) };
  });
}

function carBefore({ change: { locked }, before }: DecidedChange, charges: ExpectedBefore[]): CarBefore {
  const { version, status } = locked.purchase;
  return { version: version + 1, status, calls: locked.calls, numbers: before, charges };
}
