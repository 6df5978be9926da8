import type { Faults, FieldFault } from '../common/field-fault.ts';
import {
  type ChoiceName,
  choiceNames,
  type DateName,
  dateNames,
  filtersOf,
  type FilterName,
  type RangeName,
  rangeNames,
} from './filter-names.data.ts';
import { isJapanDay, type JapanDay } from '../time/japan-time.ts';
import { formatLotNumbers, type LotNumbers, parseLotNumbers } from '../lots/lot-numbers.ts';
import { isStatistics, type PageType } from './page-types.ts';

/** An end that is open is absent. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** R37: what narrows a listing, by the names of the query. Values of one filter widen it, filters narrow it. */
export type Filters = { readonly [Name in ChoiceName]?: readonly string[] } & {
  readonly [Name in RangeName]?: Range;
} & { readonly [Name in DateName]?: JapanDay } & {
  readonly lotNo?: readonly LotNumbers[];
  readonly equipement?: string;
  /** Part of a chassis code. */
  readonly chassis?: string;
};

export type FilterQuery = Readonly<Record<string, unknown>>;
export interface ReadFilters {
  filters: Filters;
  /** By query name; a filter with a fault is left out of `filters`. */
  faults: Faults;
}

/** At most so many auctions and days, and so many categories and their parts. */
export const mostChosen = 30;
const capped = [
  ['auction', 'auctionDate'],
  ['category', 'subCategory'],
] as const;

const invalid: FieldFault = { problem: 'invalid' };
const id = /^\d{1,15}$/;
const word = /^[^\p{Cc}]{1,60}$/u;
const searched = /^[^\p{Cc}]{1,100}$/u;

const isValue: Readonly<Record<ChoiceName, (value: string) => boolean>> = {
  makerId: (value) => id.test(value),
  // -1 is what older clients send for "no model", which finds nothing.
  modelId: (value) => value === '-1' || id.test(value),
  chassisId: (value) => id.test(value),
  auction: (value) => parseAuction(value) !== null,
  auctionDate: isJapanDay,
  color: (value) => word.test(value),
  condition: (value) => word.test(value),
  gearbox: (value) => word.test(value),
  status: (value) => /^\d{1,5}$/.test(value),
  steering: (value) => word.test(value),
  category: (value) => id.test(value),
  subCategory: (value) => id.test(value),
};

export interface Auction {
  house: number;
  /** Of the house's auctions of every day, none. */
  day: JapanDay | undefined;
}

/** An auction is a house's day, such as 12:2026-11-23; in statistics the house alone. */
export function parseAuction(value: string): Auction | null {
  const [, house, day] = /^(\d{1,15})(?::(.+))?$/.exec(value) ?? [];
  if (house === undefined || (day !== undefined && !isJapanDay(day))) return null;
  return { house: Number(house), day };
}

export function formatAuction({ house, day }: Auction): string {
  return day ? `${house}:${day}` : String(house);
}

/** Reads a query as the wire and as an address write it. Names that the page type does not have are not read at all. */
export function readFilters(pageType: PageType, query: FilterQuery): ReadFilters {
  const filters: Record<string, unknown> = {};
  const faults: Record<string, FieldFault> = {};
  const asked = withQuickSearch(query);
  for (const name of filtersOf(pageType)) {
    const value = readFilter(name, asked);
    if (value === null) faults[name] = invalid;
    else if (value !== undefined) filters[name] = value;
  }
  for (const names of capped) {
    const chosen = names.reduce((sum, name) => sum + ((filters[name] as string[] | undefined)?.length ?? 0), 0);
    if (chosen > mostChosen) faults[names[0]] = { problem: 'tooLong', length: mostChosen + 1 };
  }
  return { filters: inOrder(filters), faults };
}

/** Undefined where nothing is asked, null where it cannot be read. */
function readFilter(name: FilterName, query: FilterQuery): unknown {
  if (isRange(name)) return readRange(name, query);
  const text = textOf(query[name]);
  if (!text) return text === null ? null : undefined;
  if (isChoice(name)) return readChoice(name, text);
  if (isDate(name)) return isJapanDay(text) ? text : null;
  if (name === 'lotNo') return readLotNumbers(text);
  return searched.test(text) ? text : null;
}

function readLotNumbers(text: string): LotNumbers[] | null | undefined {
  const numbers = parseLotNumbers(text);
  return numbers?.length === 0 ? undefined : numbers;
}

function readChoice(name: ChoiceName, text: string): string[] | null | undefined {
  const values = [...new Set(splitList(text))];
  if (values.length > 200 || !values.every((value) => isValue[name](value))) return null;
  return values.length === 0 ? undefined : values;
}

/** `from,to` of the call or `From` and `To` of an address; 0 and nothing leave an end open, reversed ends are put in order. */
function readRange(name: RangeName, query: FilterQuery): Range | null | undefined {
  const both = textOf(query[name])?.replaceAll(/\s/g, '').replace(/[–—]/, ',').split(',');
  const ends = both ?? [textOf(query[`${name}From`]), textOf(query[`${name}To`])];
  if (ends.length > 2 || ends.some((end) => end === null || (end && !/^\d{1,12}$/.test(end)))) return null;
  const [from, to] = ends.map((end) => Number(end) || undefined);
  if (from === undefined && to === undefined) return undefined;
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** The trimmed text; undefined where there is none, null where there is something else. */
function textOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : null;
}

/** The older pair of names means the same as the field it names. */
function withQuickSearch(query: FilterQuery): FilterQuery {
  const { quick_search_parameter: name, quick_search_text: text } = query;
  return name === 'lotNo' || name === 'equipement' || name === 'chassis' ? { ...query, [name]: text } : query;
}

function inOrder(filters: Record<string, unknown>): Filters {
  const { auctionDateFrom: from, auctionDateTo: to } = filters as Filters;
  return from && to && from > to ? { ...filters, auctionDateFrom: to, auctionDateTo: from } : filters;
}

/** The query of a call: one value a name. */
export function filterQuery(filters: Filters): Record<string, string> {
  return writeFilters(filters, (name, { from = '', to = '' }) => [[name, `${from},${to}`]]);
}

/** What stands in an address: a range by its two ends. */
export function filterAddress(filters: Filters): Record<string, string> {
  return writeFilters(filters, (name, { from, to }) => [
    ...(from === undefined ? [] : [[`${name}From`, String(from)] as const]),
    ...(to === undefined ? [] : [[`${name}To`, String(to)] as const]),
  ]);
}

type Written = readonly (readonly [name: string, value: string])[];

function writeFilters(filters: Filters, writeRange: (name: RangeName, range: Range) => Written) {
  const entries = Object.entries(filters).flatMap(([name, value]): Written => {
    if (value === undefined) return [];
    if (isRange(name)) return writeRange(name, value as Range);
    if (isChoice(name)) return [[name, joinList(value as string[])]];
    return [[name, typeof value === 'string' ? value : formatLotNumbers(value as LotNumbers[])]];
  });
  return Object.fromEntries(entries);
}

/** A comma inside a value is written with a backslash before it. */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

export function splitList(text: string): string[] {
  const values = text.match(/(?:\\.|[^,\\])+/g) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/g, '$1').trim()).filter(Boolean);
}

/** R38: a search of statistics names a model or a date; without either it finds nothing, and the screen says why. */
export function lacksModelOrDate(pageType: PageType, filters: Filters): boolean {
  const { modelId, auctionDate, auctionDateFrom, auctionDateTo } = filters;
  return isStatistics(pageType) && !modelId && !auctionDate && !auctionDateFrom && !auctionDateTo;
}

export function hasFilters(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function isChoice(name: string): name is ChoiceName {
  return (choiceNames as readonly string[]).includes(name);
}

export function isRange(name: string): name is RangeName {
  return (rangeNames as readonly string[]).includes(name);
}

function isDate(name: string): name is DateName {
  return (dateNames as readonly string[]).includes(name);
}
