import type { JapanDay } from '../time/japan-time.ts';
import { japanDay } from '../time/japan-time.ts';
import type { PortCall } from '../voyages/port-calls.ts';
import type { VoyageState } from '../voyages/voyage-states.ts';
import { decideField, type ListedText } from './decide-field.ts';
import type { ListDay } from './read/list-days.ts';
import { knownFact, type ListFact, type ListRow } from './read/list-row.ts';
import type { NeededCall, ShipChange, ShipField } from './row-changes.ts';
import type { RowProblem } from './read/row-problems.ts';
import { shipKey } from './read/ship-names.ts';

/** A ship that Seri knows. */
export interface KnownShip {
  id: number;
  version: number;
  vessel: string;
  number: string;
  state: VoyageState;
  calls: readonly PortCall[];
  /** The day on which staff last wrote it by hand. */
  writtenOn: JapanDay | null;
}

/** A ship of a list, with what the list changes of it. */
export interface PreviewShip {
  vessel: string;
  number: string;
  line: string;
  known: KnownShip | null;
  calls: NeededCall[];
  changes: ShipChange[];
  problems: RowProblem[];
}

/** The ports of a row; undefined if neither the list nor its ship tells one that Seri knows. */
export interface PortsOfRow {
  load: string | undefined;
  discharge: string | undefined;
}

/** Rows of one ship with the ports of each. */
export interface RowOfShip {
  row: Pick<ListRow, 'carrier' | ShipField>;
  ports: PortsOfRow;
}

/** The name of the ship of a row; undefined if the list does not tell it. */
export function shipOfRow({ vessel, voyageNo }: ListRow): { vessel: string; number: string } | undefined {
  const name = knownFact(vessel);
  return name === undefined ? undefined : { vessel: name, number: knownFact(voyageNo) ?? '' };
}

export const keyOfShip = ({ vessel, number }: { vessel: string; number: string }): string =>
  shipKey({ vessel, voyageNo: number });

/** By vessel and voyage; a list without a voyage means the one that is planned, if it is one. */
export function findShip(ship: { vessel: string; number: string }, known: readonly KnownShip[]): KnownShip | undefined {
  const open = known.filter(({ state }) => state !== 'cancelled');
  const same = open.find((one) => keyOfShip(one) === keyOfShip(ship));
  if (same || ship.number !== '') return same;
  const planned = open.filter((one) => one.state === 'planned' && isVessel(one, ship));
  return planned.length === 1 ? planned[0] : undefined;
}

const isVessel = (one: { vessel: string }, other: { vessel: string }): boolean =>
  keyOfShip({ ...one, number: '' }) === keyOfShip({ ...other, number: '' });

/** R102: what a list changes of one ship. */
export function previewShip(
  ship: { vessel: string; number: string },
  known: KnownShip | undefined,
  rows: readonly RowOfShip[],
  listedOn: JapanDay,
): PreviewShip {
  const calls = callsOf(rows);
  const line = rows.map(({ row }) => knownFact(row.carrier)).find(Boolean) ?? '';
  const isNameless = !known && ship.number === '';
  return {
    ...(known ? { vessel: known.vessel, number: known.number } : ship),
    line,
    known: known ?? null,
    calls,
    changes: calls.flatMap((call) => changesOfCall(call, known, rows, listedOn)),
    problems: [
      ...(isNameless ? [{ problem: 'voyageNo', column: 'voyageNo', told: ship.vessel } as const] : []),
      ...(['load', 'discharge'] as const)
        .filter((kind) => ![...calls, ...(known?.calls ?? [])].some((call) => call.kind === kind))
        .map((kind) => ({ problem: `${kind}Port`, column: `${kind}Port`, told: '' }) as const),
    ],
  };
}

function callsOf(rows: readonly RowOfShip[]): NeededCall[] {
  const [loads, discharges] = [
    rows.flatMap(({ ports }) => ports.load ?? []),
    rows.flatMap(({ ports }) => ports.discharge ?? []),
  ];
  return [
    ...[...new Set(loads)].map((place) => ({ place, kind: 'load' }) as const),
    ...[...new Set(discharges)].map((place) => ({ place, kind: 'discharge' }) as const),
  ];
}

const fieldsOf = { load: ['yardCutOff', 'papersCutOff', 'etd', 'atd'], discharge: ['eta'] } as const;

function changesOfCall(
  { place, kind }: NeededCall,
  known: KnownShip | undefined,
  rows: readonly RowOfShip[],
  listedOn: JapanDay,
): ShipChange[] {
  const call = known?.calls.find((one) => one.kind === kind && one.place === place);
  const own = rows.filter(({ ports }) => ports[kind] === place);
  return fieldsOf[kind].flatMap((field) => {
    const fact = own.map(({ row }) => row[field]).find((one) => one !== null) ?? null;
    const standing = { value: valueOf(field, call), writtenOn: known?.writtenOn ?? null };
    const isGuessed = knownFact(fact)?.isGuessed ?? false;
    const changes = decideField(field, textOf(field, fact, standing.value), standing, listedOn);
    return changes
      .filter((change) => isKept(field, change.to))
      .map((change) => ({ ...change, port: place, isGuessed }));
  });
}

function valueOf(field: ShipField, call: PortCall | undefined): string {
  if (!call) return '';
  const { yardCutOffAt: yardCutOff, papersCutOffAt: papersCutOff, plannedOn, actualOn } = call;
  return { yardCutOff, papersCutOff, etd: plannedOn, eta: plannedOn, atd: actualOn }[field] ?? '';
}

/** A list tells the day of a cut-off, and means the end of its working hours; a time that staff know for that day stays. */
function textOf(field: ShipField, fact: ListFact<ListDay>, value: string): ListedText {
  const day = knownFact(fact)?.day;
  if (day === undefined || (field !== 'yardCutOff' && field !== 'papersCutOff'))
    return day === undefined ? (fact as ListedText) : { value: day };
  const isSameDay = value !== '' && japanDay(new Date(value)) === day;
  return { value: isSameDay ? value : new Date(`${day}T17:00:00+09:00`).toISOString() };
}

/** A day that has come is corrected, never taken back. */
const isKept = (field: ShipField, to: string): boolean => field !== 'atd' || to !== '';
