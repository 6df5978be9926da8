import type { MoveBody, MovedPurchase } from '@seri/contract/trade/purchases.schema';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { decideMove, needsReason, type NewStage } from '@seri/domain/purchases/stages';
import type { BookingMoment } from '@seri/domain/tariffs/tariff';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertMayBeExported, judgePurchase } from '../../eligibility/eligibility.query.ts';
import { bookExpected } from '../charges/book-expected.command.ts';
import { readBoughtCar } from '../bought-car.read.ts';
import { writePurchaseStatus } from '../purchase.store.ts';
import { scheduleChargesMail } from '../purchases.jobs.ts';
import { lockToMove, type PurchaseToMove } from './lock-to-move.ts';
import { insertStages } from './stage.store.ts';
import { tellMove } from './tell-move.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

/** R97: moves a car along its way, back, or out of it, over the version that was seen. */
export function movePurchase(acting: Acting, { id, version, status, ...move }: MoveBody): Promise<MovedPurchase> {
  return acting.transaction(async (tx) => {
    const locked = await lockToMove(tx, acting, { id, version });
    const decision = decideMove(locked.car, { to: status, ...move }, locked.today);
    if (!decision) throw refusal('STATE_CHANGED');
    if ('faults' in decision) {
      assertFaultless(decision.faults);
      return { version };
    }
    await assertMayShip(tx, id, decision.stages);
    await insertStages(tx, id, decision.stages, acting.actor.accountId);
    await writePurchaseStatus(tx, id, status);
    await bookAtStage(tx, acting, locked, status);
    await tellMove(tx, acting, locked, {
      action: 'moved',
      detail: { from: locked.purchase.status, to: status, on: move.on, reason: move.reason },
      cause: needsReason(locked.car, status) && status < locked.purchase.status ? 'carCorrected' : 'carMoved',
      status,
    });
    return { version: version + 1 };
  });
}

/** R96: nothing waits for a ship, or sails, to where it may not go, also if these stops are passed over. */
async function assertMayShip(tx: Tx, purchaseId: number, stages: readonly NewStage[]): Promise<void> {
  if (!stages.some(({ status }) => status === awaitingLoading || status === inTransit)) return;
  const car = await readBoughtCar(tx, purchaseId);
  const sailsOn = stages.find(({ status }) => status === inTransit)?.on;
  assertMayBeExported(await judgePurchase(tx, { ...car, day: sailsOn ?? car.day }));
}

/** R87: the charges that arise at the stops that the car has reached by now. */
async function bookAtStage(
  tx: Tx,
  { actor }: Acting,
  { purchase, names }: PurchaseToMove,
  status: number,
): Promise<void> {
  const moments = momentsBy(status);
  if (moments.length === 0) return;
  const author = { purchaseId: purchase.id, names, bookedBy: actor.accountId };
  // The amount that the client was told stays; a charge that staff have entered waits for them.
  const ids = await bookExpected(tx, author, (charge, line) =>
    charge.entered_by === null && line?.tariff && moments.includes(line.tariff.booksAt)
      ? (charge.amount ?? line.amount)
      : null,
  );
  const last = ids.at(-1);
  if (last !== undefined) await scheduleChargesMail(tx, purchase.id, last);
}

function momentsBy(status: number): BookingMoment[] {
  if (status > purchaseStatusCodes.delivered) return [];
  return [
    ...(status >= purchaseStatusCodes.domesticTransport ? (['pick_up'] as const) : []),
    ...(status >= inTransit ? (['departure', 'leaving'] as const) : []),
  ];
}
