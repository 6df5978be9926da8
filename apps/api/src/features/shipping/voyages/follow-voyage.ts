import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockAccounts } from '../../people/identity/identity.command.ts';
import { followPurchases } from '../../trade/ledger/follow-purchase.command.ts';
import { lockMovingCars, type Mover, type PurchaseToMove } from '../../trade/purchases/stages/lock-car.command.ts';
import { leaveCancelled } from '../../trade/purchases/stages/leave-cancelled.command.ts';
import { passStops } from '../../trade/purchases/stages/pass-stop.command.ts';
import { tellAccount } from './tell-account.ts';
import { rememberMoved } from './told.store.ts';
import { findVoyage, readCalls, shareVoyage, shipName, type StoredVoyage } from './voyage.store.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

const carsInStep = 50;

/**
 * R98: draws the conclusions of an edit of a voyage: moves its cars, each through its own gate, and tells each client once of
 * all its cars. Every step reads the state again and may be repeated, so a job that was killed goes on where it was.
 */
export async function followVoyage(db: Db, voyageId: number): Promise<void> {
  const voyage = await findVoyage(db, voyageId);
  if (!voyage) return;
  const cars = await readCars(db, voyageId);
  if (voyage.state === 'cancelled') {
    await inSteps(cars, (some) => inTransaction(db, (tx) => rebookCars(tx, voyageId, some)));
  } else {
    const sailing = cars.filter(({ status, hasLeft }) => status === awaitingLoading && hasLeft);
    await inSteps(sailing, (some) => inTransaction(db, (tx) => sailCars(tx, voyageId, some)));
  }
  const ids = (await readCars(db, voyageId)).map(({ id }) => id);
  await inTransaction(db, (tx) => followPurchases(tx, ids));
  for (const accountId of await readTold(db, voyageId)) {
    await inTransaction(db, (tx) => tellAccount(tx, { voyageId, accountId }));
  }
}

async function inSteps<Car>(cars: readonly Car[], step: (some: readonly Car[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < cars.length; start += carsInStep) await step(cars.slice(start, start + carsInStep));
}

function readCars(db: Db, voyageId: number) {
  return db
    .selectFrom('purchase')
    .innerJoin('port_call as load_call', 'load_call.id', 'load_call_id')
    .select(['purchase.id', 'account_id', 'status'])
    .select((call) => call('load_call.actual_on', 'is not', null).$castTo<boolean>().as('hasLeft'))
    .where('voyage_id', '=', voyageId)
    .where('voided_at', 'is', null)
    .orderBy('account_id')
    .orderBy('purchase.id')
    .execute();
}

type CarAboard = Pick<Awaited<ReturnType<typeof readCars>>[number], 'id' | 'account_id'>;

async function readTold(db: Db, voyageId: number): Promise<number[]> {
  const rows = await db.selectFrom('voyage_told').select('account_id').where('voyage_id', '=', voyageId).execute();
  return rows.map(({ account_id: id }) => id);
}

/** In the name of whoever has changed the voyage. */
const moverOf = ({ changedBy }: StoredVoyage): Mover => ({ actor: { accountId: changedBy } });

/** Cars that their gates do not let pass stay, and are listed with the voyage. */
async function sailCars(tx: Tx, voyageId: number, cars: readonly CarAboard[]): Promise<void> {
  const aboard = await lockAboard(tx, voyageId, cars);
  const moves = aboard.cars.flatMap(({ locked, load }) => {
    const on = locked.car.status === awaitingLoading ? load.actualOn : null;
    const move = on && { to: inTransit, on, isEstimate: false, skipped: [], reason: '' };
    return move ? [{ locked, move, detail: { ship: aboard.ship }, isDigested: true }] : [];
  });
  const passed = await passStops(tx, aboard.mover, moves);
  const moved = moves.filter((_, place) => passed[place] === 'moved');
  await rememberMoved(tx, voyageId, idsOf(moved));
}

/** The cars of a cancelled voyage wait for another one. */
async function rebookCars(tx: Tx, voyageId: number, cars: readonly CarAboard[]): Promise<void> {
  const aboard = await lockAboard(tx, voyageId, cars);
  const left = aboard.cars.map(({ locked }) => locked);
  await leaveCancelled(tx, aboard.mover, left, aboard.ship);
  await rememberMoved(tx, voyageId, idsOf(aboard.cars));
}

const idsOf = (cars: readonly { locked: PurchaseToMove }[]): number[] => cars.map(({ locked }) => locked.purchase.id);

/** Those that the voyage still carries, each with the call at which it is loaded. */
async function lockAboard(tx: Tx, voyageId: number, cars: readonly CarAboard[]) {
  await lockAccounts(tx, [...new Set(cars.map(({ account_id: id }) => id))]);
  const locked = await lockMovingCars(
    tx,
    cars.map(({ id }) => id),
  );
  const voyage = await shareVoyage(tx, voyageId);
  if (!voyage) throw new Error(`The voyage ${voyageId} is gone.`);
  const calls = new Map((await readCalls(tx, [voyageId])).map((call) => [call.id, call]));
  const aboard = [...locked.values()].flatMap((one) => {
    const load = calls.get(one.calls?.load ?? 0);
    return load ? [{ locked: one, load }] : [];
  });
  return { cars: aboard, ship: shipName(voyage), mover: moverOf(voyage) };
}
