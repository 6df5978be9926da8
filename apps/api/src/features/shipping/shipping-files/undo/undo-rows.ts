import { type AskedMove, needsReason, skippedBy } from '@seri/domain/purchases/stages';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { expectAgain } from '../../../trade/purchases/charges/expect-again.command.ts';
import { changeWays } from '../../../trade/purchases/stages/change-ways.command.ts';
import type { PurchaseToMove } from '../../../trade/purchases/stages/lock-car.command.ts';
import { readNumbers, writeNumbers } from '../../../trade/purchases/stages/shipping-numbers.command.ts';
import { differenceOf } from '../apply/difference-of.ts';
import type { CarBefore, StoredListRow, SettledRow } from '../apply/listed-row.store.ts';
import { lockListedCars } from '../apply/lock-listed-cars.ts';
import { writeInChunks } from '../apply/rows-in-chunks.ts';
import type { FileRun } from '../apply/run.store.ts';

/** R102: gives cars back what they were, if nothing newer has touched them. */
export const undoRows = (db: Db, fileId: number, signal: AbortSignal): Promise<void> =>
  writeInChunks(db, { fileId, state: 'undoing', open: 'toUndo', refusedAs: 'stays', write: writeBack }, signal);

interface CarToRestore {
  place: number;
  locked: PurchaseToMove;
  undo: CarBefore;
}

async function writeBack(
  tx: Tx,
  { fileId, name, mover }: FileRun,
  rows: readonly StoredListRow[],
): Promise<SettledRow[]> {
  const locked = await lockListedCars(tx, rows);
  const cars = rows.flatMap((row) => toRestore(row, locked.get(row.purchaseId)));
  const numbers = await readNumbers(
    tx,
    cars.map((car) => car.locked.purchase.id),
  );
  await writeNumbers(
    tx,
    cars.map((car) => ({ id: car.locked.purchase.id, ...car.undo.numbers })),
  );
  const ways = cars.map((car) => {
    const { purchase } = car.locked;
    const now = numbers.get(purchase.id);
    const words = now && differenceOf(now, car.undo.numbers);
    const isMoved = purchase.status !== car.undo.status;
    const move = isMoved ? moveBack(car.locked, car.undo.status, `List ${name} taken back`) : undefined;
    return { locked: car.locked, to: car.undo.calls, words, move, detail: { fileId }, isDigested: true };
  });
  await changeWays(tx, mover, ways);
  for (const { locked: car, undo } of cars) {
    const author = { names: car.names, bookedBy: mover.actor.accountId };
    await expectAgain(tx, car.purchase, { ...author, charges: undo.charges });
  }
  const restored = new Set(cars.map(({ place }) => place));
  return rows.map(({ place }) => ({ place, outcome: restored.has(place) ? 'undone' : 'stays' }));
}

function toRestore({ place, undo }: StoredListRow, locked: PurchaseToMove | undefined): CarToRestore[] {
  return locked && undo && locked.purchase.version === undo.version ? [{ place, locked, undo }] : [];
}

/** To where the car was, since when it was. */
function moveBack({ car, today }: PurchaseToMove, to: number, reason: string): AskedMove {
  const stage = car.stages.find(({ status }) => status === to);
  const isOffWay = to === purchaseStatusCodes.shippingCancelled;
  const earlier = car.stages.filter(({ status }) => status < to).flatMap(({ on }) => on ?? []);
  const days = [car.boughtOn, ...earlier, ...(isOffWay ? [today] : [])];
  return {
    to,
    on: stage?.on ?? days.reduce((latest, day) => (day > latest ? day : latest)),
    isEstimate: stage?.isEstimate ?? false,
    skipped: skippedBy(car, to).map((status) => ({ status, on: null })),
    reason: needsReason(car, to) ? reason : '',
  };
}
