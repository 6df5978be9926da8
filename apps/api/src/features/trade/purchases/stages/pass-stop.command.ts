import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { type AskedMove, decideMove, needsReason, type NewStage } from '@seri/domain/purchases/stages';
import type { Faults } from '@seri/domain/common/field-fault';
import type { BookingMoment } from '@seri/domain/tariffs/tariff';
import type { Tx } from '../../../../platform/database/database.ts';
import { judgePurchase, type Judgement } from '../../eligibility/eligibility.query.ts';
import { bookExpected } from '../charges/book-expected.command.ts';
import { readBoughtCar } from '../bought-car.read.ts';
import { writePurchaseStatus } from '../purchase.store.ts';
import { scheduleChargesMail } from '../purchases.jobs.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';
import { insertStages } from './stage.store.ts';
import { tellMove } from './tell-move.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

/** `no` is a move that the table does not have. */
export type PassedStop = 'moved' | 'no' | { faults: Faults } | { banned: Judgement };

interface MoveOptions {
  /** Beside what every move logs. */
  detail?: Record<string, unknown>;
  /** R98: its client is told of all cars of a voyage at once. */
  isDigested?: boolean;
}

/** R97: the gate of every stop: a move of a locked car is judged, written, booked and told, or nothing is. */
export async function passStop(
  tx: Tx,
  mover: Mover,
  locked: PurchaseToMove,
  move: AskedMove,
  { detail, isDigested = false }: MoveOptions = {},
): Promise<PassedStop> {
  const { purchase, car, today } = locked;
  const decision = decideMove(car, move, today);
  if (!decision) return 'no';
  if ('faults' in decision) return decision;
  const banned = await findBan(tx, purchase.id, decision.stages);
  if (banned) return { banned };
  await insertStages(tx, purchase.id, decision.stages, mover.actor.accountId);
  await writePurchaseStatus(tx, purchase.id, move.to);
  await bookAtStage(tx, mover, locked, move.to);
  await tellMove(tx, mover, locked, {
    action: 'moved',
    detail: { from: purchase.status, to: move.to, on: move.on, reason: move.reason, ...detail },
    cause: needsReason(car, move.to) && move.to < purchase.status ? 'carCorrected' : 'carMoved',
    status: move.to,
    isDigested,
  });
  return 'moved';
}

/** R96: nothing waits for a ship, or sails, to where it may not go, also if these stops are passed over. */
async function findBan(tx: Tx, purchaseId: number, stages: readonly NewStage[]): Promise<Judgement | undefined> {
  if (!stages.some(({ status }) => status === awaitingLoading || status === inTransit)) return undefined;
  const car = await readBoughtCar(tx, purchaseId);
  const sailsOn = stages.find(({ status }) => status === inTransit)?.on;
  const judged = await judgePurchase(tx, { ...car, day: sailsOn ?? car.day });
  return judged.verdict === 'ok' ? undefined : judged;
}

/** R87: the charges that arise at the stops that the car has reached by now. */
async function bookAtStage(
  tx: Tx,
  { actor }: Mover,
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
