import { rangeNames, type FilterName, type RangeName } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, parseAuction, type Range } from '@seri/domain/catalogue/filters';
import { isOpen } from '@seri/domain/lots/lot-states';
import { freeStates } from '@seri/domain/lots/lot-status';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import type { Question } from '../../index/catalogue-index.ts';
import type { Value } from '../segments/columns.ts';
import type { Directory } from '../segments/directory.ts';
import { holdsText } from '../segments/holds-text.ts';
import type { CodedName, MeasuredName } from '../segments/lot-facts.ts';
import { codesOf, type Segment } from '../segments/segment.ts';

/** A test of one column: `allowed` has a 1 at each fitting code, or the value lies within one of `ranges`. */
export type RowTest =
  | { column: CodedName; allowed: Uint8Array }
  | { column: MeasuredName; ranges: readonly { from: number; to: number }[] };

/**
 * Makers and models share one test, so do auctions and days, and categories and their parts. `free` keeps only stock cars
 * on sale. The group of a live listing has two tests.
 */
export type TestName = Exclude<FilterName, 'show'> | 'free' | 'shownStatus' | 'shownSession';
export type RowTests = ReadonlyMap<TestName, RowTest>;

export const measuredColumns = {
  engine: 'engine',
  mileage: 'mileage',
  year: 'year',
  hour: 'hours',
  startPrice: 'startPrice',
  finishPrice: 'soldPrice',
} as const satisfies Record<RangeName, MeasuredName>;

/** The tests of a segment's rows. Days are not tested: the plan limits the spans instead. */
export function testsOf(segment: Segment, directory: Directory, question: Question): RowTests {
  const { pageType, filters } = question;
  const oneOf = (column: CodedName, wanted: readonly Value[] | undefined) => wanted && isOneOf(segment, column, wanted);
  const { color, condition, gearbox, steering, chassis, equipement, lotNo } = filters;
  const tests: Partial<Record<TestName, RowTest | undefined>> = {
    free: pageTypeData[pageType].kind === 'stock' ? oneOf('status', freeStates) : undefined,
    modelId: oneOf('model', modelsOf(directory, filters)),
    chassisId: oneOf('chassis', filters.chassisId?.map(Number)),
    chassis: oneOf('chassis', chassis === undefined ? undefined : directory.chassisHolding(chassis)),
    // Whole days alone limit the spans and need no test.
    auction:
      filters.auction && isOneOf(segment, 'session', sessionsOf(directory, filters.auction, filters.auctionDate)),
    category: oneOf('category', categoriesOf(directory, filters)),
    status: oneOf('status', filters.status?.map(Number)),
    color: oneOf('color', color),
    condition: oneOf('condition', condition),
    gearbox: oneOf('gearbox', gearbox),
    steering: oneOf('steering', steering),
    equipement: equipement === undefined ? undefined : isHolding(segment, 'equipment', equipement),
    lotNo: lotNo && { column: 'lotNumber', ranges: lotNo.map(storedRange) },
    ...testsOfShow(segment, directory, question),
  };
  for (const name of rangeNames) {
    const range = filters[name];
    if (range) tests[name] = { column: measuredColumns[name], ranges: [storedRange(range)] };
  }
  return new Map((Object.entries(tests) as [TestName, RowTest | undefined][]).flatMap(present));
}

/** R6: the group that is shown, by state and, unless the lot has ended, by the deadline of its session. */
function testsOfShow(
  { values }: Segment,
  directory: Directory,
  { filters: { show }, closedUntil }: Question,
): Partial<Record<'shownStatus' | 'shownSession', RowTest>> {
  if (!show || show === 'all') return {};
  const isShown = (status: Value) => status !== null && isOpen(Number(status)) === (show !== 'ended');
  const shownStatus: RowTest = {
    column: 'status',
    allowed: Uint8Array.from(values.status, (value) => Number(isShown(value))),
  };
  if (show === 'ended') return { shownStatus };
  const closed = directory.sessionsClosedBy(closedUntil ?? -Infinity);
  const isOfGroup = (session: Value) => closed.has(Number(session)) === (show === 'closed');
  const allowed = Uint8Array.from(values.session, (value) => Number(isOfGroup(value)));
  return { shownStatus, shownSession: { column: 'session', allowed } };
}

function present([name, test]: [TestName, RowTest | undefined]): [TestName, RowTest][] {
  return test ? [[name, test]] : [];
}

/** Values are stored plus one; 0, no value, is in no range. */
export function storedRange({ from, to }: Range): { from: number; to: number } {
  return { from: Math.max(from ?? 0, 0) + 1, to: (to ?? Infinity) + 1 };
}

export function isOneOf({ values }: Segment, column: CodedName, wanted: readonly Value[]): RowTest {
  const codes = codesOf(values[column]);
  const allowed = new Uint8Array(values[column].length);
  for (const value of wanted) allowed[codes.get(value) ?? 0] = 1;
  // An unknown value got code 0 above, which means no value and never fits.
  allowed[0] = 0;
  return { column, allowed };
}

function isHolding({ values }: Segment, column: CodedName, part: string): RowTest {
  const holds = holdsText(part);
  return { column, allowed: Uint8Array.from(values[column], (value) => (holds(String(value ?? '')) ? 1 : 0)) };
}

function modelsOf(directory: Directory, { makerId, modelId }: Filters): number[] | undefined {
  const models = modelId?.map(Number);
  if (!makerId) return models;
  const ofMakers = directory.modelsOf(makerId.map(Number));
  return models ? ofMakers.filter((id) => models.includes(id)) : ofMakers;
}

/** R36: whole days and single auctions add up. */
function sessionsOf(directory: Directory, auctions: readonly string[], days: readonly string[] = []): number[] {
  const ofAuctions = auctions.flatMap((value) => {
    const auction = parseAuction(value);
    return auction ? directory.sessionsOf(auction.house, auction.day) : [];
  });
  return [...directory.sessionsOn(days), ...ofAuctions];
}

/** A chosen category includes all its parts; single parts of other categories add to it. */
function categoriesOf(directory: Directory, { category, subCategory }: Filters): number[] | undefined {
  if (!category && !subCategory) return undefined;
  const groups = (category ?? []).map(Number);
  return [...directory.partsOf(groups), ...groups, ...(subCategory ?? []).map(Number)];
}
