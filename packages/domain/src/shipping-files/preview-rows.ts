import { purchaseStatusCodes } from '../purchases/purchase.ts';
import type { JapanDay } from '../time/japan-time.ts';
import { mayBoard } from '../voyages/boarding.ts';
import { dayOfCall } from '../voyages/port-calls.ts';
import { decideField, type StandingValue } from './decide-field.ts';
import { listedCalls } from './listed-calls.ts';
import { knownFact, type ListRow } from './read/list-row.ts';
import { proposedStatus } from './proposed-status.ts';
import { keyOfShip, type PortsOfRow, type PreviewShip } from './preview-ships.ts';
import type { CarChange, CarField } from './row-changes.ts';
import type { RowProblem } from './read/row-problems.ts';

/** A car as it stands, with the ship that it names. */
export interface StandingCar {
  version: number;
  status: number;
  ship: { vessel: string; number: string; loadPlace: string; dischargePlace: string } | null;
  hasDischargePort: boolean;
  bookingNo: string;
  containerNo: string;
  blNo: string;
  blKind: string;
  /** The day on which staff last wrote a field by hand. */
  writtenOn: Partial<Record<CarField, JapanDay>>;
}

/** A row with all that is known beside it. */
export interface RowToPreview {
  row: ListRow;
  /** Nobody has to look whether it is the right car. */
  isSafe: boolean;
  /** Undefined if it has no car, or one that has come to its end. */
  standing: StandingCar | undefined;
  ship: PreviewShip | undefined;
  ports: PortsOfRow;
  /** The lines that contradict it. */
  contradictions: readonly RowProblem[];
}

/** `attention`: somebody should look at it; `unknown`: it cannot be applied; `same`: it changes nothing. */
export const rowRanks = ['attention', 'unknown', 'safe', 'same'] as const;
export type RowRank = (typeof rowRanks)[number];

export interface PreviewedRow {
  changes: CarChange[];
  problems: RowProblem[];
  rank: RowRank;
  isChosen: boolean;
  /** The ship by which its car would go; undefined if it goes as it stands. */
  by: ListedDeparture | undefined;
}

/** A ship as a list has it, for one car. */
export interface ListedDeparture {
  /** The code of its port of discharge. */
  dischargePlace: string;
  departsOn: JapanDay | null;
}

/** R102: what a row changes of its car, and whether it is chosen before anybody has looked. */
export function previewRow(seen: RowToPreview, listedOn: JapanDay): PreviewedRow {
  const { row, standing, contradictions } = seen;
  if (!standing) return { changes: [], problems: cellProblemsOf(row), rank: 'unknown', isChosen: false, by: undefined };
  const problems = [...cellProblemsOf(row), ...contradictions, ...shipProblems(seen, standing)];
  const ship = problems.every(({ problem }) => !closesShip.has(problem)) ? seen.ship : undefined;
  const changes = changesOf(seen, standing, { listedOn, ship });
  const isClear = problems.length === 0 && changes.every(({ decision }) => decision === 'take');
  const isSafe = seen.isSafe && isClear;
  const rank = !isSafe ? 'attention' : changes.length > 0 || hasNews(seen.ship) ? 'safe' : 'same';
  return { changes, problems, rank, isChosen: rank === 'safe', by: ship && departureOf(ship, seen.ports) };
}

const hasNews = (ship: PreviewShip | undefined): boolean => (ship?.changes ?? []).some(({ isTaken }) => isTaken);

function cellProblemsOf({ problems, written }: ListRow): RowProblem[] {
  return problems.map(({ problem, column }) => ({ problem, column, told: String(written[column] ?? '') }));
}

/** With these a car cannot take its ship. */
const closesShip: ReadonlySet<string> = new Set([
  'twice',
  'loadPort',
  'dischargePort',
  'unknownPort',
  'voyageNo',
  'shipClosed',
]);

function shipProblems({ row, ship, ports }: RowToPreview, standing: StandingCar): RowProblem[] {
  if (!ship) return [];
  const lacking = (['load', 'discharge'] as const)
    .filter((kind) => ports[kind] === undefined)
    .map((kind): RowProblem => {
      const column = `${kind}Port` as const;
      const told = knownFact(row[column]) ?? '';
      return { problem: told === '' ? column : 'unknownPort', column, told };
    });
  const call = ship.known?.calls.find(({ kind, place }) => kind === 'load' && place === ports.load);
  const boarding = { state: ship.known?.state ?? 'planned', hasLeft: (call?.actualOn ?? null) !== null };
  const status = stopOf(row, standing, ship) ?? standing.status;
  const isClosed = !isAboard(ship, standing) && !mayBoard(status, boarding);
  const closed: RowProblem[] = isClosed ? [{ problem: 'shipClosed', column: null, told: nameOf(ship) }] : [];
  return [...ship.problems.filter(({ problem }) => problem === 'voyageNo'), ...lacking, ...closed];
}

const isAboard = (ship: PreviewShip, { ship: own }: StandingCar): boolean =>
  own !== null && keyOfShip(own) === keyOfShip(ship);

const nameOf = ({ vessel, number }: { vessel: string; number: string }): string => `${vessel} ${number}`.trim();

interface TakenShip {
  listedOn: JapanDay;
  /** Undefined if the car cannot take it. */
  ship: PreviewShip | undefined;
}

function changesOf(seen: RowToPreview, standing: StandingCar, { listedOn, ship }: TakenShip): CarChange[] {
  const { row, ports } = seen;
  const of = (field: CarField, value: string): StandingValue => ({
    value,
    writtenOn: standing.writtenOn[field] ?? null,
  });
  const isBad = (field: CarField) => row.problems.some(({ column }) => column === field);
  const numbers = (['bookingNo', 'containerNo', 'blNo', 'blKind'] as const).flatMap((field) =>
    isBad(field) ? [] : decideField(field, row[field], of(field, standing[field]), listedOn),
  );
  const from = standing.ship ? nameOf(standing.ship) : '';
  const isThere =
    ship &&
    isAboard(ship, standing) &&
    standing.ship?.loadPlace === ports.load &&
    standing.ship?.dischargePlace === ports.discharge;
  const boards = ship && !isThere ? decideShip(nameOf(ship), of('ship', from), listedOn) : [];
  return [...boards, ...numbers, ...statusOf(seen, standing, ship)];
}

function departureOf({ known, calls, changes }: PreviewShip, { load, discharge = '' }: PortsOfRow): ListedDeparture {
  const taken = changes.filter(({ isTaken }) => isTaken);
  const all = listedCalls(known?.calls ?? [], calls, taken);
  const call = all.find(({ kind, place }) => kind === 'load' && place === load);
  return { dischargePlace: discharge, departsOn: call ? dayOfCall(call) : null };
}

/** The same ship may be named again, for other ports. */
function decideShip(to: string, standing: StandingValue, listedOn: JapanDay): CarChange[] {
  const isSame = to === standing.value;
  const [change] = decideField('ship', { value: to }, isSame ? { ...standing, value: '' } : standing, listedOn);
  return change ? [{ ...change, from: standing.value }] : [];
}

/** A car without a port of discharge waits for no ship, and one without a ship is not at sea. */
function statusOf({ row }: RowToPreview, standing: StandingCar, ship: PreviewShip | undefined): CarChange[] {
  if (!ship && !standing.hasDischargePort) return [];
  const to = stopOf(row, standing, ship);
  if (to === null || (to === inTransit && !ship && !standing.ship)) return [];
  return [
    {
      field: 'status',
      from: String(standing.status),
      to: String(to),
      decision: 'take',
      isTaken: true,
      writtenOn: null,
    },
  ];
}

const { inTransit } = purchaseStatusCodes;

const stopOf = (row: ListRow, { status, ship: own }: StandingCar, ship: PreviewShip | undefined): number | null =>
  proposedStatus(status, {
    hasSailed: (ship !== undefined || own !== null) && knownFact(row.atd) !== undefined,
    hasBillOfLading: knownFact(row.blNo) !== undefined && row.problems.every(({ column }) => column !== 'blNo'),
    hasBooking: knownFact(row.bookingNo) !== undefined || ship !== undefined,
  });
