import { plainCell } from '../../common/plain-cell.ts';
import {
  type BlKind,
  plainContainerNo,
  plainShippingNo,
  shippingNumberFaults,
} from '../../purchases/shipping-numbers.ts';
import { daysBetween, type JapanDay } from '../../time/japan-time.ts';
import { readBlKind } from './bl-kinds.ts';
import type { KnownCells } from './carry-down.ts';
import { chassisForm, isChassisForm } from '../chassis-form.ts';
import { isUnknownCell, type ListDay, readListDay } from './list-days.ts';
import type { ListCell } from './list-sheet.ts';
import type { CarOfRow } from '../match-cars.ts';
import { type CellProblem, cellProblems } from './row-problems.ts';
import { partShip, plainVessel, plainVoyageNo } from './ship-names.ts';
import type { ShippingColumn } from './shipping-columns.data.ts';

/** `unknown`: the list says that nobody knows yet, such as TBA; null: it does not say, or it cannot be read. */
export type ListFact<Value> = { value: Value } | 'unknown' | null;

/** One car, as a row of a list tells it. */
export interface ListRow extends CarOfRow {
  sheet: string;
  line: number;
  consignee: string;
  remarks: string;
  bookingNo: ListFact<string>;
  containerNo: ListFact<string>;
  blNo: ListFact<string>;
  blKind: ListFact<BlKind>;
  vessel: ListFact<string>;
  voyageNo: ListFact<string>;
  carrier: ListFact<string>;
  loadPort: ListFact<string>;
  dischargePort: ListFact<string>;
  yardCutOff: ListFact<ListDay>;
  papersCutOff: ListFact<ListDay>;
  etd: ListFact<ListDay>;
  eta: ListFact<ListDay>;
  atd: ListFact<ListDay>;
  /** The cells as the list writes them, with those that hold from above. */
  written: KnownCells;
  problems: CellProblem[];
}

interface PlaceOfRow {
  sheet: string;
  line: number;
}

/** Years that a list leaves out are near the day on which it was made. */
export function readListRow(cells: KnownCells, { sheet, line }: PlaceOfRow, listedOn: JapanDay): ListRow {
  const text = (column: ShippingColumn) => {
    const plain = plainCell(String(cells[column] ?? ''));
    return isUnknownCell(plain) ? '' : plain;
  };
  const words = (column: ShippingColumn) => factOf(cells[column], plainCell);
  const day = (column: ShippingColumn) => factOf(cells[column], (_, cell) => readListDay(cell, listedOn));
  const row = {
    sheet,
    line,
    stockNo: text('stockNo'),
    chassis: text('chassis'),
    maker: text('maker'),
    model: text('model'),
    consignee: text('consignee'),
    remarks: text('remarks'),
    bookingNo: factOf(cells.bookingNo, plainNo),
    containerNo: containerIn(cells),
    blNo: factOf(cells.blNo, plainNo),
    blKind: factOf(cells.blKind, readBlKind),
    ...shipIn(cells),
    carrier: words('line'),
    loadPort: words('loadPort'),
    dischargePort: words('dischargePort'),
    yardCutOff: day('yardCutOff'),
    papersCutOff: day('papersCutOff'),
    etd: day('etd'),
    eta: day('eta'),
    atd: day('atd'),
    written: cells,
  };
  return { ...row, problems: [...carProblems(row), ...dayProblems(row, listedOn), ...numberProblems(row)] };
}

const plainNo = (cell: string): string => plainShippingNo(plainCell(cell));

function factOf<Value>(
  cell: ListCell | undefined,
  reader: (text: string, cell: ListCell) => Value | undefined,
): ListFact<Value> {
  if (cell === undefined) return null;
  if (isUnknownCell(String(cell))) return 'unknown';
  const value = reader(String(cell), cell);
  return value === undefined ? null : { value };
}

/** A car that is driven aboard has no container. */
const rollsAboard = /^ro[-/ ]?ro(?: shipment)?$/i;

function containerIn({ containerNo }: KnownCells): ListRow['containerNo'] {
  if (rollsAboard.test(plainCell(String(containerNo ?? '')))) return 'unknown';
  return factOf(containerNo, (cell) => plainContainerNo(plainCell(cell)));
}

/** A voyage may stand beside its ship, behind it in one cell, or in both places. */
export function shipIn({ vesselVoyage, vessel, voyageNo }: KnownCells): Pick<ListRow, 'vessel' | 'voyageNo'> {
  const cell = String(vessel ?? vesselVoyage ?? '');
  const own = factOf(voyageNo, plainVoyageNo);
  if (cell === '') return { vessel: null, voyageNo: own };
  if (isUnknownShip(cell)) return { vessel: 'unknown', voyageNo: own ?? 'unknown' };
  const parted = partShip(cell);
  const isBehind = own === null || knownFact(own) === parted.voyageNo;
  if (!isBehind) return { vessel: { value: plainVessel(cell) }, voyageNo: own };
  return { vessel: { value: parted.vessel }, voyageNo: parted.voyageNo === '' ? null : { value: parted.voyageNo } };
}

const isUnknownShip = (cell: string): boolean => isUnknownCell(cell) || cell.split('/').every(isUnknownCell);

type RowFacts = Omit<ListRow, 'problems'>;

/** Excel writes a number of many digits so, and has lost the last of them. */
const scientific = /^\d(?:[.,]\d+)?E\+\d+$/i;

function carProblems({ chassis, stockNo, written }: RowFacts): CellProblem[] {
  if (chassis === '' && stockNo !== '') return [];
  const isNumber = typeof written.chassis === 'number' || scientific.test(chassis);
  if (isNumber) return [{ column: 'chassis', problem: 'number' }];
  return isChassisForm(chassisForm(chassis)) ? [] : [{ column: 'chassis', problem: 'chassis' }];
}

const dayColumns = ['yardCutOff', 'papersCutOff', 'etd', 'eta', 'atd'] as const;
/** Lines plan their ships for half a year. */
export const mostDaysAway = 200;

function dayProblems(row: RowFacts, listedOn: JapanDay): CellProblem[] {
  const problems: CellProblem[] = dayColumns
    .filter((column) => row[column] === null && row.written[column] !== undefined)
    .map((column) => ({ column, problem: 'day' }));
  const [etd, eta] = [knownFact(row.etd)?.day, knownFact(row.eta)?.day];
  if (etd && Math.abs(daysBetween(listedOn, etd)) > mostDaysAway) problems.push({ column: 'etd', problem: 'far' });
  if (etd && eta && eta < etd) problems.push({ column: 'eta', problem: 'etaBeforeEtd' });
  return problems;
}

function numberProblems({ bookingNo, containerNo, blNo }: RowFacts): CellProblem[] {
  const faults = shippingNumberFaults({
    bookingNo: knownFact(bookingNo) ?? '',
    containerNo: knownFact(containerNo) ?? '',
    blNo: knownFact(blNo) ?? '',
  });
  return (['bookingNo', 'containerNo', 'blNo'] as const).flatMap((column) => {
    const problem = cellProblems.find((one) => one === faults[column]?.problem);
    return problem ? [{ column, problem }] : [];
  });
}

export const knownFact = <Value>(fact: ListFact<Value>): Value | undefined =>
  fact === null || fact === 'unknown' ? undefined : fact.value;
