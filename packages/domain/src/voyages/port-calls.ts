import type { Faults } from '../common/field-fault.ts';
import { addDays, type JapanDay, japanDay } from '../time/japan-time.ts';
import { mayBecomeVoyage, stateByCalls, type VoyageState } from './voyage-states.ts';

export const callKinds = ['load', 'discharge'] as const;
export type CallKind = (typeof callKinds)[number];

/** R98: a port at which a ship takes cars, or leaves them. */
export interface PortCall {
  /** Null of a new one. */
  id: number | null;
  place: string;
  kind: CallKind;
  /** Until when a car must stand in the yard, and its papers lie with the line; instants, of loading only. */
  yardCutOffAt: string | null;
  papersCutOffAt: string | null;
  plannedOn: JapanDay | null;
  actualOn: JapanDay | null;
}

/** A call as it was, with the number of cars that name it. */
export interface SeenCall extends PortCall {
  id: number;
  cars: number;
}

export interface SeenVoyage {
  state: VoyageState;
  calls: readonly SeenCall[];
}

export const mostCalls = 20;

/** The day that counts: the one on which it happened, else the planned one. */
export const dayOfCall = ({ plannedOn, actualOn }: Pick<PortCall, 'plannedOn' | 'actualOn'>): JapanDay | null =>
  actualOn ?? plannedOn;

/** R98: whether the calls of a voyage may become these, and the state that follows from them. */
export function decideCalls(
  seen: SeenVoyage | undefined,
  calls: readonly PortCall[],
  today: JapanDay,
): { state: VoyageState } | { faults: Faults } {
  const faults = {
    ...faultsOfList(seen, calls),
    ...Object.assign({}, ...calls.map((call, place) => faultsOfCall(seen, calls, call, place, today))),
  } as Faults;
  const state = stateByCalls(calls);
  if (!mayBecomeVoyage(seen?.state ?? 'planned', state)) faults.calls ??= { problem: 'choice' };
  return Object.keys(faults).length > 0 ? { faults } : { state };
}

/** A voyage loads somewhere and unloads somewhere; a call that cars name stays. */
function faultsOfList(seen: SeenVoyage | undefined, calls: readonly PortCall[]): Faults {
  const lacks = callKinds.some((kind) => !calls.some((call) => call.kind === kind));
  if (lacks) return { calls: { problem: 'required' } };
  const kept = new Set(calls.map(({ id }) => id));
  const isCut = seen?.calls.some(({ id, cars }) => cars > 0 && !kept.has(id)) ?? false;
  return isCut || calls.length > mostCalls ? { calls: { problem: 'choice' } } : {};
}

function faultsOfCall(
  seen: SeenVoyage | undefined,
  calls: readonly PortCall[],
  call: PortCall,
  place: number,
  today: JapanDay,
): Faults {
  const was = seen?.calls.find(({ id }) => id === call.id);
  const problems = {
    place: placeProblem(was, calls, call, place),
    ...cutOffProblems(call),
    plannedOn: call.actualOn === null && arrivesTooEarly(calls, call) ? 'invalid' : undefined,
    actualOn: actualProblem(was, calls, call, today),
  } as const;
  const found = Object.entries(problems).flatMap(([name, problem]) =>
    problem ? [[`calls.${place}.${name}`, { problem }] as const] : [],
  );
  return Object.fromEntries(found);
}

function placeProblem(was: SeenCall | undefined, calls: readonly PortCall[], call: PortCall, place: number) {
  if (call.place === '') return 'required';
  const isForeign = call.id !== null && !was;
  const isMoved = was !== undefined && (was.place !== call.place || was.kind !== call.kind);
  const isTwice = calls.findIndex((one) => one.kind === call.kind && one.place === call.place) < place;
  return isForeign || isTwice || (isMoved && was.cars > 0) ? 'choice' : undefined;
}

/** A cut-off lies before the day on which the ship is planned to load. */
function cutOffProblems({ kind, plannedOn, yardCutOffAt, papersCutOffAt }: PortCall) {
  const isWrong = (at: string | null) =>
    at !== null && (kind !== 'load' || (plannedOn !== null && japanDay(new Date(at)) >= plannedOn));
  return {
    yardCutOffAt: isWrong(yardCutOffAt) ? 'invalid' : undefined,
    papersCutOffAt: isWrong(papersCutOffAt) ? 'invalid' : undefined,
  } as const;
}

const loads = (calls: readonly PortCall[]) => calls.filter(({ kind }) => kind === 'load');

/** Nothing is unloaded before everything is loaded. */
function arrivesTooEarly(calls: readonly PortCall[], call: PortCall): boolean {
  const day = dayOfCall(call);
  if (call.kind === 'load' || day === null) return false;
  return loads(calls).some((one) => (dayOfCall(one) ?? day) > day);
}

/** A day that has come is corrected, never taken back; the ship arrives after it has left every port of loading. */
function actualProblem(was: SeenCall | undefined, calls: readonly PortCall[], call: PortCall, today: JapanDay) {
  if (call.actualOn === null) return was?.actualOn ? 'required' : undefined;
  if (call.actualOn > addDays(today, 1) || arrivesTooEarly(calls, call)) return 'invalid';
  const isAhead = call.kind === 'discharge' && loads(calls).some(({ actualOn }) => actualOn === null);
  return isAhead ? 'invalid' : undefined;
}
