import { rangeNames, type FilterName, type RangeName } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, parseAuction, type Range } from '@seri/domain/catalogue/filters';
import { freeStates } from '@seri/domain/lots/lot-status';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import type { Question } from '../../index/catalogue-index.ts';
import type { Value } from '../segments/columns.ts';
import type { Directory } from '../segments/directory.ts';
import { holdsText } from '../segments/holds-text.ts';
import type { CodedName, MeasuredName } from '../segments/lot-facts.ts';
import { codesOf, type Segment } from '../segments/segment.ts';

/** What a lot's value must be to fit: one of some codes (a 1 for each that is), or within one of some ranges. */
export type RowTest =
  | { column: CodedName; allowed: Uint8Array }
  | { column: MeasuredName; ranges: readonly { from: number; to: number }[] };

/** Makers and models are one, auctions and days, categories and their parts. `free` is what a stock car on sale is. */
export type TestName = FilterName | 'free';
export type RowTests = ReadonlyMap<TestName, RowTest>;

export const rangeColumns = {
  engine: 'engine',
  mileage: 'mileage',
  year: 'year',
  hour: 'hours',
  startPrice: 'startPrice',
  finishPrice: 'soldPrice',
} as const satisfies Record<RangeName, MeasuredName>;

/** The tests of a segment's rows; days are none of them. */
export function testsOf(segment: Segment, directory: Directory, { pageType, filters }: Question): RowTests {
  const oneOf = (column: CodedName, asked: readonly Value[] | undefined) => asked && isOneOf(segment, column, asked);
  const { color, condition, gearbox, steering, chassis, equipement, lotNo } = filters;
  const tests: Partial<Record<TestName, RowTest | undefined>> = {
    free: pageTypeData[pageType].kind === 'stock' ? oneOf('status', freeStates) : undefined,
    modelId: oneOf('model', modelsAsked(directory, filters)),
    chassisId: oneOf('chassis', filters.chassisId?.map(Number)),
    chassis: oneOf('chassis', chassis === undefined ? undefined : directory.chassisHolding(chassis)),
    // Whole days alone are a matter of where is looked, not of what is found there.
    auction:
      filters.auction && isOneOf(segment, 'session', sessionsAsked(directory, filters.auction, filters.auctionDate)),
    category: oneOf('category', categoriesAsked(directory, filters)),
    status: oneOf('status', filters.status?.map(Number)),
    color: oneOf('color', color),
    condition: oneOf('condition', condition),
    gearbox: oneOf('gearbox', gearbox),
    steering: oneOf('steering', steering),
    equipement: equipement === undefined ? undefined : isHolding(segment, 'equipment', equipement),
    lotNo: lotNo && { column: 'lotNumber', ranges: lotNo.map(storedRange) },
  };
  for (const name of rangeNames) {
    const range = filters[name];
    if (range) tests[name] = { column: rangeColumns[name], ranges: [storedRange(range)] };
  }
  return new Map((Object.entries(tests) as [TestName, RowTest | undefined][]).flatMap(present));
}

function present([name, test]: [TestName, RowTest | undefined]): [TestName, RowTest][] {
  return test ? [[name, test]] : [];
}

/** Values are kept plus one; nothing is 0 and in no range. */
function storedRange({ from, to }: Range): { from: number; to: number } {
  return { from: Math.max(from ?? 0, 0) + 1, to: (to ?? Infinity) + 1 };
}

export function isOneOf({ values }: Segment, column: CodedName, asked: readonly Value[]): RowTest {
  const codes = codesOf(values[column]);
  const allowed = new Uint8Array(values[column].length);
  for (const value of asked) allowed[codes.get(value) ?? 0] = 1;
  // What is not known is no lot's value, and nothing is not asked for.
  allowed[0] = 0;
  return { column, allowed };
}

function isHolding({ values }: Segment, column: CodedName, part: string): RowTest {
  const holds = holdsText(part);
  return { column, allowed: Uint8Array.from(values[column], (value) => (holds(String(value ?? '')) ? 1 : 0)) };
}

function modelsAsked(directory: Directory, { makerId, modelId }: Filters): number[] | undefined {
  const models = modelId?.map(Number);
  if (!makerId) return models;
  const ofMakers = directory.modelsOf(makerId.map(Number));
  return models ? ofMakers.filter((id) => models.includes(id)) : ofMakers;
}

/** R36: whole days and single auctions, together. */
function sessionsAsked(directory: Directory, auctions: readonly string[], days: readonly string[] = []): number[] {
  const ofAuctions = auctions.flatMap((value) => {
    const asked = parseAuction(value);
    return asked ? directory.sessionsOf(asked.house, asked.day) : [];
  });
  return [...directory.sessionsOn(days), ...ofAuctions];
}

/** A category takes all its parts; with single parts of others they widen each other. */
function categoriesAsked(directory: Directory, { category, subCategory }: Filters): number[] | undefined {
  if (!category && !subCategory) return undefined;
  const groups = (category ?? []).map(Number);
  return [...directory.partsOf(groups), ...groups, ...(subCategory ?? []).map(Number)];
}
