import { plainCell } from '../../common/plain-cell.ts';
import type { KnownCells } from '../read/carry-down.ts';
import type { ListDay } from '../read/list-days.ts';
import { knownFact, type ListFact, mostDaysAway, shipIn } from '../read/list-row.ts';
import type { ListCell, ListSheetRow } from '../read/list-sheet.ts';
import type { RowProblem } from '../read/row-problems.ts';
import { daysBetween, type JapanDay } from '../../time/japan-time.ts';
import type { CallKind } from '../../voyages/port-calls.ts';
import { daysOfShip, isNoCall } from './schedule-days.ts';
import type { PortColumn } from './schedule-ports.ts';
import type { ScheduleTable } from './schedule-tables.ts';

export interface ScheduledCall {
  place: string;
  kind: CallKind;
  /** `unknown`: the ship calls, and the line does not know the day yet. */
  day: Exclude<ListFact<ListDay>, null>;
}

/** A ship, as a row of a schedule tells it. */
export interface ScheduledShip {
  sheet: string;
  line: number;
  vessel: string;
  number: string;
  carrier: string;
  calls: ScheduledCall[];
  problems: RowProblem[];
}

interface ShipTerms {
  places: ScheduleTable['places'];
  ports: readonly PortColumn[];
  listedOn: JapanDay;
}

type CalledPort = PortColumn & Pick<ScheduledCall, 'place' | 'kind'>;

interface SeenPort {
  port: CalledPort;
  cell: ListCell;
  day: ReturnType<typeof daysOfShip>[number];
}

/** R102: reads a ship with its calls; undefined of a note, and of a ship without a day. */
export function readScheduledShip(
  { line, cells }: ListSheetRow,
  terms: ShipTerms,
): Omit<ScheduledShip, 'sheet'> | undefined {
  const { places, ports, listedOn } = terms;
  const known: KnownCells = Object.fromEntries([...places].map(([column, at]) => [column, cells[at] ?? '']));
  const ship = shipIn(known);
  const vessel = knownFact(ship.vessel);
  const called = ports.filter(isCalled);
  const days = daysOfShip(
    called.map(({ at }) => cells[at] ?? ''),
    listedOn,
  );
  const seen = called.map((port, order): SeenPort => ({ port, cell: cells[port.at] ?? '', day: days[order] ?? null }));
  if (vessel === undefined || !days.some(isDay)) return undefined;
  return {
    line,
    vessel,
    number: knownFact(ship.voyageNo) ?? '',
    carrier: plainCell(String(known.line ?? '')),
    calls: seen.flatMap(callOf),
    problems: [
      ...strangePorts(ports.filter((port) => !isCalled(port) && !isNoCall(cells[port.at] ?? ''))),
      ...seen.flatMap(unreadDay),
      ...wrongDays(seen, listedOn),
    ],
  };
}

const isCalled = (port: PortColumn): port is CalledPort => port.place !== undefined && port.kind !== undefined;

const isDay = (day: SeenPort['day']): day is ListDay => day !== null && typeof day === 'object';

function callOf({ port: { place, kind }, day }: SeenPort): ScheduledCall[] {
  if (day === 'unknown') return [{ place, kind, day }];
  return isDay(day) ? [{ place, kind, day: { value: day } }] : [];
}

function strangePorts(ports: readonly PortColumn[]): RowProblem[] {
  const named = new Map(ports.map((port) => [port.words, port]));
  return [...named.values()].map(({ words: told, place, kind }) => ({
    problem: place === undefined ? 'unknownPort' : 'portSide',
    column: kind === undefined ? null : `${kind}Port`,
    told,
  }));
}

function unreadDay(seen: SeenPort): RowProblem[] {
  return seen.day === 'unreadable' ? [{ problem: 'day', column: columnOf(seen), told: wordsOf(seen) }] : [];
}

function wrongDays(seen: readonly SeenPort[], listedOn: JapanDay): RowProblem[] {
  const told = seen.filter((one): one is SeenPort & { day: ListDay } => isDay(one.day));
  const far = told.slice(0, 1).filter(({ day }) => Math.abs(daysBetween(listedOn, day.day)) > mostDaysAway);
  const falls = told.flatMap((one, at) => {
    const before = told[at - 1];
    return before && one.day.day < before.day.day ? [`${wordsOf(before)}, ${wordsOf(one)}`] : [];
  });
  return [
    ...far.map((one) => ({ problem: 'far', column: columnOf(one), told: wordsOf(one) }) as const),
    ...falls.map((words) => ({ problem: 'etaBeforeEtd', column: 'eta', told: words }) as const),
  ];
}

const columnOf = ({ port }: SeenPort) => (port.kind === 'load' ? 'etd' : 'eta');
const wordsOf = ({ port, cell }: SeenPort): string => `${port.words} ${plainCell(String(cell))}`;
