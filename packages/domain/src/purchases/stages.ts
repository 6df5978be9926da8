import type { Faults } from '../common/field-fault.ts';
import { addDays, type JapanDay } from '../time/japan-time.ts';
import { mayBecomePurchase, purchaseStatusCodes, purchaseWay } from './purchase.ts';

/** R97: a row of the history of a car. A `date` row gives another day to the row that it replaces. */
export interface StageRow {
  id: number;
  kind: 'move' | 'date';
  status: number;
  /** Null is unknown. */
  on: JapanDay | null;
  isEstimate: boolean;
  replaces: number | null;
}

/** A stop at which the car has been, and since when. */
export type StandingStage = Pick<StageRow, 'id' | 'status' | 'on' | 'isEstimate'>;

const lastStop = purchaseWay.length - 1;
const isStop = (status: number) => status <= lastStop;

/** The stops of a car in the order of its way. A move back annuls those that come later. */
export function standingStages(rows: readonly StageRow[]): StandingStage[] {
  let standing: StandingStage[] = [];
  for (const { id, kind, status, on, isEstimate, replaces } of rows) {
    if (kind === 'date') {
      standing = standing.map((stage) => (stage.id === replaces ? { ...stage, id, on, isEstimate } : stage));
    } else if (isStop(status)) {
      standing = [...standing.filter((stage) => stage.status < status), { id, status, on, isEstimate }];
    }
  }
  return standing;
}

export interface StagedCar {
  status: number;
  /** Its stops, as far as they stand. */
  stages: readonly StandingStage[];
  /** The day of its auction, or of its order: nothing has happened before. */
  boughtOn: JapanDay;
  /** It cannot wait for loading without one. */
  hasDischargePort: boolean;
}

export interface AskedMove {
  to: number;
  on: JapanDay | null;
  isEstimate: boolean;
  /** The days of the stops that are passed over; null is unknown. */
  skipped: readonly { status: number; on: JapanDay | null }[];
  reason: string;
}

export type NewStage = Omit<StageRow, 'id' | 'kind' | 'replaces'> & { reason: string };

const shortestReason = 3;
const { awaitingLoading, inTransit, delivered, shippingCancelled } = purchaseStatusCodes;

/** The last stop of the way that a car has reached, also one whose shipping was cancelled. */
const reached = ({ stages }: Pick<StagedCar, 'stages'>) => stages.at(-1)?.status ?? 0;

/** R97: a step back, or out of the way; both need a reason. */
export function needsReason(car: Pick<StagedCar, 'stages'>, to: number): boolean {
  return to === shippingCancelled || to < reached(car);
}

/** The stops that a move to this status passes over. */
export function skippedBy(car: Pick<StagedCar, 'stages'>, to: number): number[] {
  if (!isStop(to)) return [];
  const first = reached(car) + 1;
  return Array.from({ length: Math.max(0, to - first) }, (_, index) => first + index);
}

/** R97: whether the table allows the move, and the rows that it writes; a move to an end goes by its own form. */
export function decideMove(
  car: StagedCar,
  move: AskedMove,
  today: JapanDay,
): { stages: readonly NewStage[] } | { faults: Faults } | undefined {
  const { to: status, on, isEstimate, reason } = move;
  if (status === car.status || status > shippingCancelled || !mayBecomePurchase(car.status, status)) return undefined;
  const passed = skippedBy(car, status).map((one) => ({
    status: one,
    on: move.skipped.find((skipped) => skipped.status === one)?.on ?? null,
    isEstimate: false,
    reason: '',
  }));
  const faults = { ...faultsOfMove(car, move, passed), ...faultsOfDays(car, move, passed, today) };
  if (Object.keys(faults).length > 0) return { faults };
  return { stages: [...passed, { status, on, isEstimate, reason }] };
}

function faultsOfMove(
  car: StagedCar,
  { to, reason, isEstimate, skipped }: AskedMove,
  passed: readonly NewStage[],
): Faults {
  const stops = [...passed.map(({ status }) => status), to];
  const given = skipped.map(({ status }) => status);
  const unknown = passed.filter(({ status }) => !given.includes(status));
  const foreign = given.filter(
    (status, place) => !stops.slice(0, -1).includes(status) || given.indexOf(status) < place,
  );
  return {
    ...(needsReason(car, to) && reason.trim().length < shortestReason && { reason: { problem: 'required' } }),
    ...(stops.includes(awaitingLoading) && !car.hasDischargePort && { dischargePort: { problem: 'required' } }),
    ...(to === delivered && !hasSailed(car, passed) && { [`skipped.${inTransit}`]: { problem: 'required' } }),
    ...(isEstimate && to !== inTransit && { isEstimate: { problem: 'invalid' } }),
    ...Object.fromEntries(unknown.map(({ status }) => [`skipped.${status}`, { problem: 'required' }])),
    ...Object.fromEntries(foreign.map((status) => [`skipped.${status}`, { problem: 'choice' }])),
  };
}

/** I3: on some day, which may be an estimate. */
const hasSailed = ({ stages }: StagedCar, passed: readonly NewStage[]) =>
  [...stages, ...passed].some(({ status, on }) => status === inTransit && on !== null);

/** I2: days do not fall along the way, from the day of the purchase to tomorrow. */
function faultsOfDays(car: StagedCar, { to, on }: AskedMove, passed: readonly NewStage[], today: JapanDay): Faults {
  const earlier = isStop(to) ? car.stages.filter(({ status }) => status < to) : car.stages;
  const faults: Faults = on === null ? { on: { problem: 'required' } } : {};
  let since = earlier.reduce((last, stage) => (stage.on && stage.on > last ? stage.on : last), car.boughtOn);
  const days = [
    ...passed.map((stage) => ({ name: `skipped.${stage.status}`, day: stage.on })),
    { name: 'on', day: on },
  ];
  for (const { name, day } of days) {
    if (day === null) continue;
    if (day < since || day > addDays(today, 1)) faults[name] = { problem: 'invalid' };
    else since = day;
  }
  return faults;
}

/** R97: another day for a stop at which the car has been. */
export function decideDate(
  car: Pick<StagedCar, 'stages' | 'boughtOn'>,
  { stage: id, on, reason }: { stage: number; on: JapanDay; reason: string },
  today: JapanDay,
): { stage: StandingStage } | { faults: Faults } | undefined {
  const place = car.stages.findIndex((one) => one.id === id);
  const stage = car.stages[place];
  if (!stage) return undefined;
  const dayOf = (stages: readonly StandingStage[]) => stages.flatMap((one) => one.on ?? []);
  const least = dayOf(car.stages.slice(0, place)).at(-1) ?? car.boughtOn;
  const most = dayOf(car.stages.slice(place + 1))[0] ?? addDays(today, 1);
  const faults: Faults = {
    ...((on < least || on > most) && { on: { problem: 'invalid' } }),
    ...(reason.trim().length < shortestReason && { reason: { problem: 'required' } }),
  };
  return Object.keys(faults).length > 0 ? { faults } : { stage: { ...stage, on, isEstimate: false } };
}
