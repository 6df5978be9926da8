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
import { isShow, type Show } from './shown-lots.ts';

/** An open end is absent. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** R37: a lot must match every filter, and of a filter with several values any of them. */
export type Filters = { readonly [Name in ChoiceName]?: readonly string[] } & {
  readonly [Name in RangeName]?: Range;
} & { readonly [Name in DateName]?: JapanDay } & {
  readonly lotNo?: readonly LotNumbers[];
  readonly equipement?: string;
  /** Matches any part of a chassis code. */
  readonly chassis?: string;
  /** Without it a live listing shows all its lots. */
  readonly show?: Show;
};

export type FilterQuery = Readonly<Record<string, unknown>>;
export interface ReadFilters {
  filters: Filters;
  /** Keyed by query name; a filter with a fault is left out of `filters`. */
  faults: Faults;
}

/** The limit for auctions and days together, and for categories and subcategories together. */
export const mostChosen = 30;
const capped = [
  ['auction', 'auctionDate'],
  ['category', 'subCategory'],
] as const;

const invalid: FieldFault = { problem: 'invalid' };
const id = /^\d{1,15}$/;
// Broken bytes of an address are decoded as U+FFFD, which no lot contains.
const word = /^[^\p{Cc}\u{FFFD}]{1,60}$/u;
const searchText = /^[^\p{Cc}\u{FFFD}]{1,100}$/u;

const isValue: Readonly<Record<ChoiceName, (value: string) => boolean>> = {
  makerId: (value) => id.test(value),
  // Older clients send -1 for "no model"; it matches nothing.
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
  /** Undefined for the house's auctions on all days. */
  day: JapanDay | undefined;
}

/** An auction is a house and a day, such as 12:2026-11-23; in statistics it is the house alone. */
export function parseAuction(value: string): Auction | null {
  const [, house, day] = /^(\d{1,15})(?::(.+))?$/.exec(value) ?? [];
  if (house === undefined || (day !== undefined && !isJapanDay(day))) return null;
  return { house: Number(house), day };
}

export function formatAuction({ house, day }: Auction): string {
  return day ? `${house}:${day}` : String(house);
}

/** Reads the query of a call or of a page address. Filters that the page type does not have are ignored. */
export function readFilters(pageType: PageType, query: FilterQuery): ReadFilters {
  const filters: Record<string, unknown> = {};
  const faults: Record<string, FieldFault> = {};
  const normalised = withQuickSearch(query);
  for (const name of filtersOf(pageType)) {
    const value = readFilter(name, normalised);
    if (value === null) faults[name] = invalid;
    else if (value !== undefined) filters[name] = value;
  }
  for (const names of capped) {
    const chosen = names.reduce((sum, name) => sum + ((filters[name] as string[] | undefined)?.length ?? 0), 0);
    if (chosen > mostChosen) faults[names[0]] = { problem: 'tooLong', length: mostChosen + 1 };
  }
  return { filters: inOrder(filters), faults };
}

/** Undefined if the query lacks the filter, null if the value is invalid. */
function readFilter(name: FilterName, query: FilterQuery): unknown {
  if (isRange(name)) return readRange(name, query);
  const text = textOf(query[name]);
  if (!text) return text === null ? null : undefined;
  if (isChoice(name)) return readChoice(name, text);
  if (isDate(name)) return isJapanDay(text) ? text : null;
  if (name === 'lotNo') return readLotNumbers(text);
  if (name === 'show') return isShow(text) ? text : null;
  return searchText.test(text) ? text : null;
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

/** Reads `from,to` of a call, or `…From` and `…To` of an address. An end that is 0 or empty is open; reversed ends are swapped. */
function readRange(name: RangeName, query: FilterQuery): Range | null | undefined {
  const both = textOf(query[name])?.replaceAll(/\s/g, '').replace(/[–—]/, ',').split(',');
  const ends = both ?? [textOf(query[`${name}From`]), textOf(query[`${name}To`])];
  if (ends.length > 2 || ends.some((end) => end === null || (end && !/^\d{1,12}$/.test(end)))) return null;
  const [from, to] = ends.map((end) => Number(end) || undefined);
  if (from === undefined && to === undefined) return undefined;
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** The trimmed text; undefined if it is empty, null if the value is neither a text nor a number. */
function textOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : null;
}

/** Older clients send one filter as a pair of its name and its text. */
function withQuickSearch(query: FilterQuery): FilterQuery {
  const { quick_search_parameter: name, quick_search_text: text } = query;
  return name === 'lotNo' || name === 'equipement' || name === 'chassis' ? { ...query, [name]: text } : query;
}

function inOrder(filters: Record<string, unknown>): Filters {
  const { auctionDateFrom: from, auctionDateTo: to } = filters as Filters;
  return from && to && from > to ? { ...filters, auctionDateFrom: to, auctionDateTo: from } : filters;
}

/** The query of a call: a range is one value, `from,to`. */
export function filterQuery(filters: Filters): Record<string, string> {
  return writeFilters(filters, (name, { from = '', to = '' }) => [[name, `${from},${to}`]]);
}

/** The query of a page address: a range is two values, `…From` and `…To`. */
export function filterAddress(filters: Filters): Record<string, string> {
  return writeFilters(filters, (name, { from, to }) => [
    ...(from === undefined ? [] : [[`${name}From`, String(from)] as const]),
    ...(to === undefined ? [] : [[`${name}To`, String(to)] as const]),
  ]);
}

type QueryEntries = readonly (readonly [name: string, value: string])[];

function writeFilters(filters: Filters, writeRange: (name: RangeName, range: Range) => QueryEntries) {
  const entries = Object.entries(filters).flatMap(([name, value]): QueryEntries => {
    if (value === undefined) return [];
    if (isRange(name)) return writeRange(name, value as Range);
    if (isChoice(name)) return [[name, joinList(value as string[])]];
    return [[name, typeof value === 'string' ? value : formatLotNumbers(value as LotNumbers[])]];
  });
  return Object.fromEntries(entries);
}

/** A comma or a backslash inside a value is escaped by a backslash. */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

export function splitList(text: string): string[] {
  const values = text.match(/(?:\\.|[^,\\])+/g) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/g, '$1').trim()).filter(Boolean);
}

/** R38: a search of statistics without a model and a date finds nothing, and the screen says why. */
export function lacksModelOrDate(pageType: PageType, filters: Filters): boolean {
  const { modelId, auctionDate, auctionDateFrom, auctionDateTo } = filters;
  return isStatistics(pageType) && !modelId && !auctionDate && !auctionDateFrom && !auctionDateTo;
}

/** Which group is shown is no filter: it can be neither reset nor saved alone. */
export function hasFilters(filters: Filters): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'show' && value !== undefined);
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
