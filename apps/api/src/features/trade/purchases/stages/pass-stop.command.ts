import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { type AskedMove, decideMove, needsReason, type NewStage } from '@seri/domain/purchases/stages';
import type { Faults } from '@seri/domain/common/field-fault';
import type { BookingMoment } from '@seri/domain/tariffs/tariff';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertMayBeExported, type Judgement } from '../../eligibility/eligibility.query.ts';
import { bookExpected } from '../charges/book-expected.command.ts';
import { judgeCars } from '../judge-cars.query.ts';
import { writePurchaseStatuses } from '../purchase.store.ts';
import { scheduleChargesMail } from '../purchases.jobs.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';
import { insertStages } from './stage.store.ts';
import { tellMoves } from './tell-move.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

/** `no` is a move that the table does not have. */
type StoppedMove = 'no' | { faults: Faults } | { banned: Judgement };
export type PassedStop = 'moved' | StoppedMove;

export interface MoveToPass {
  locked: PurchaseToMove;
  move: AskedMove;
  /** Beside what every move logs. */
  detail?: Record<string, unknown>;
  /** R98: its client is told of all cars of a voyage at once. */
  isDigested?: boolean | undefined;
  /** R96: judged with its ship a moment ago; only a departure on another day is judged anew. */
  isAllowed?: boolean;
}

/** R97: the gate of every stop: a move of a locked car is judged, written, booked and told, or nothing is. */
export async function passStop(tx: Tx, mover: Mover, locked: PurchaseToMove, move: AskedMove): Promise<PassedStop> {
  const [passed] = await passStops(tx, mover, [{ locked, move }]);
  return passed ?? 'no';
}

/** Several cars at once, each for itself. */
export async function passStops(tx: Tx, mover: Mover, moves: readonly MoveToPass[]): Promise<PassedStop[]> {
  const passed = await writeStops(tx, mover, moves);
  const moved = moves.filter((_, place) => passed[place] === 'moved');
  await tellMoves(
    tx,
    mover,
    moved.map((asked) => ({ locked: asked.locked, ...toldStop(asked) })),
  );
  return passed;
}

/** The gate without the telling; moves that are stopped write nothing. The caller tells of the others with `toldStop`. */
export async function writeStops(tx: Tx, mover: Mover, moves: readonly MoveToPass[]): Promise<PassedStop[]> {
  const judged = await judgeMoves(tx, moves);
  const passing = moves.flatMap((asked, place) => {
    const stages = stagesOf(judged[place]);
    return stages ? [{ ...asked, stages }] : [];
  });
  if (passing.length > 0) {
    const stages = passing.flatMap(({ locked, stages: own }) =>
      own.map((stage) => ({ purchaseId: locked.purchase.id, ...stage })),
    );
    await insertStages(tx, stages, mover.actor.accountId);
    await writePurchaseStatuses(
      tx,
      passing.map(({ locked, move }) => ({ id: locked.purchase.id, status: move.to })),
    );
    await bookAtStages(tx, mover, passing);
  }
  return judged.map((one) => (typeof one === 'object' && 'stages' in one ? 'moved' : one));
}

export const toldStop = ({ locked: { purchase, car }, move, detail, isDigested = false }: MoveToPass) =>
  ({
    action: 'moved',
    detail: { from: purchase.status, to: move.to, on: move.on, reason: move.reason, ...detail },
    cause: needsReason(car, move.to) && move.to < purchase.status ? 'carCorrected' : 'carMoved',
    status: move.to,
    isDigested,
  }) as const;

/** Refuses a move that a person has asked for and that its gate has stopped. */
export function assertPassed(passed: PassedStop): void {
  if (passed === 'moved') return;
  if (passed === 'no') throw refusal('STATE_CHANGED');
  if ('banned' in passed) assertMayBeExported(passed.banned);
  else assertFaultless(passed.faults);
}

type JudgedMove = StoppedMove | { stages: readonly NewStage[] };

const stagesOf = (judged: JudgedMove | undefined) =>
  typeof judged === 'object' && 'stages' in judged ? judged.stages : undefined;

async function judgeMoves(tx: Tx, moves: readonly MoveToPass[]): Promise<JudgedMove[]> {
  const decided = moves.map(({ locked, move }) => decideMove(locked.car, move, locked.today) ?? ('no' as const));
  const bans = await findBans(
    tx,
    moves.map(({ locked, isAllowed = false }, place) => {
      return { purchaseId: locked.purchase.id, stages: stagesOf(decided[place]) ?? [], isAllowed };
    }),
  );
  return decided.map((one, place) => {
    const banned = bans.get(moves[place]?.locked.purchase.id ?? 0);
    return banned ? { banned } : one;
  });
}

interface StopsToJudge {
  purchaseId: number;
  stages: readonly NewStage[];
  isAllowed: boolean;
}

const isJudged = ({ stages, isAllowed }: StopsToJudge): boolean =>
  stages.some(({ status }) => status === inTransit || (status === awaitingLoading && !isAllowed));

/** R96: nothing waits for a ship, or sails, to where it may not go, also if these stops are passed over. */
async function findBans(tx: Tx, moves: readonly StopsToJudge[]): Promise<Map<number, Judgement>> {
  const asked = moves.filter(isJudged);
  const judged = await judgeCars(
    tx,
    asked.map(({ purchaseId, stages }) => {
      return { purchaseId, sailsOn: stages.find(({ status }) => status === inTransit)?.on ?? undefined };
    }),
  );
  return new Map(
    asked.flatMap(({ purchaseId }, place) => {
      const judgement = judged[place];
      return judgement && judgement.verdict !== 'ok' ? [[purchaseId, judgement] as const] : [];
    }),
  );
}

/** R87: the charges that arise at the stops that the cars have reached by now. */
async function bookAtStages(tx: Tx, { actor }: Mover, moves: readonly MoveToPass[]): Promise<void> {
  const moments = new Map(moves.map(({ locked, move }) => [locked.purchase.id, momentsBy(move.to)]));
  const due = moves.flatMap(({ locked: { purchase, names } }) =>
    moments.get(purchase.id)?.length ? [{ purchaseId: purchase.id, names, bookedBy: actor.accountId }] : [],
  );
  if (due.length === 0) return;
  // The amount that the client was told stays; a charge that staff have entered waits for them.
  const entries = await bookExpected(tx, due, (charge, line) =>
    charge.entered_by === null && line?.tariff && moments.get(charge.purchase_id)?.includes(line.tariff.booksAt)
      ? (charge.amount ?? line.amount)
      : null,
  );
  for (const [purchaseId, last] of entries) await scheduleChargesMail(tx, purchaseId, last);
}

function momentsBy(status: number): BookingMoment[] {
  if (status > purchaseStatusCodes.delivered) return [];
  return [
    ...(status >= purchaseStatusCodes.domesticTransport ? (['pick_up'] as const) : []),
    ...(status >= inTransit ? (['departure', 'leaving'] as const) : []),
  ];
}
