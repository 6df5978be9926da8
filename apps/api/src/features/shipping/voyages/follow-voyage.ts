import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { followPurchases } from '../../trade/ledger/follow-purchase.command.ts';
import { lockCar, type Mover } from '../../trade/purchases/stages/lock-car.command.ts';
import { leaveCancelled } from '../../trade/purchases/stages/leave-cancelled.command.ts';
import { passStop } from '../../trade/purchases/stages/pass-stop.command.ts';
import { tellAccount } from './tell-account.ts';
import { rememberMoved } from './told.store.ts';
import { findVoyage, readCalls, shareVoyage, shipName, type StoredVoyage } from './voyage.store.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

/**
 * R98: draws the conclusions of an edit of a voyage: moves its cars, each through its own gate, and tells each client once of
 * all its cars. Every step reads the state again and may be repeated, so a job that was killed goes on where it was.
 */
export async function followVoyage(db: Db, voyageId: number): Promise<void> {
  const voyage = await findVoyage(db, voyageId);
  if (!voyage) return;
  for (const car of await readCars(db, voyageId)) {
    if (voyage.state === 'cancelled') await inTransaction(db, (tx) => rebookCar(tx, voyageId, car));
    else if (car.status === awaitingLoading && car.hasLeft) await inTransaction(db, (tx) => sailCar(tx, voyageId, car));
  }
  const ids = (await readCars(db, voyageId)).map(({ id }) => id);
  await inTransaction(db, (tx) => followPurchases(tx, ids));
  for (const accountId of await readTold(db, voyageId)) {
    await inTransaction(db, (tx) => tellAccount(tx, { voyageId, accountId }));
  }
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

/** A car that its gate does not let pass stays, and is listed with the voyage. */
async function sailCar(tx: Tx, voyageId: number, { id, account_id: accountId }: CarAboard): Promise<void> {
  await lockAccount(tx, accountId);
  const locked = await lockCar(tx, id);
  const voyage = locked?.calls && (await shareVoyage(tx, voyageId));
  if (!voyage || locked.car.status !== awaitingLoading) return;
  const on = (await readCalls(tx, [voyageId])).find((call) => call.id === locked.calls?.load)?.actualOn;
  if (!on) return;
  const move = { to: inTransit, on, isEstimate: false, skipped: [], reason: '' };
  const passed = await passStop(tx, moverOf(voyage), locked, move, {
    detail: { ship: shipName(voyage) },
    isDigested: true,
  });
  if (passed === 'moved') await rememberMoved(tx, { voyageId, accountId }, id);
}

/** A car of a cancelled voyage waits for another one. */
async function rebookCar(tx: Tx, voyageId: number, { id, account_id: accountId }: CarAboard): Promise<void> {
  await lockAccount(tx, accountId);
  const locked = await lockCar(tx, id);
  const voyage = locked?.calls && (await shareVoyage(tx, voyageId));
  const isAboard = (await readCalls(tx, [voyageId])).some((call) => call.id === locked?.calls?.load);
  if (!voyage || !isAboard) return;
  await leaveCancelled(tx, moverOf(voyage), locked, shipName(voyage));
  await rememberMoved(tx, { voyageId, accountId }, id);
}
