import type { FieldFault, Faults } from '../common/field-fault.ts';
import { joinList, parseAuction, splitList } from '../catalogue/filters.ts';
import { isJapanDay } from '../time/japan-time.ts';
import { formatLotNumbers, type LotNumbers, parseLotNumbers } from '../lots/lot-numbers.ts';

/** R62: the filters of a list of bids, named as in its query. `status` is the lot's status, `user` the client's id. */
export const bidFilterNames = [
  'auctionDate',
  'auction',
  'manager',
  'user',
  'chassisId',
  'condition',
  'mileage',
  'status',
  'bidGroups',
] as const;
export type BidFilterName = (typeof bidFilterNames)[number];

export type BidReader = 'client' | 'dealer' | 'staff';

/** R62: the filters that each kind of reader may use; all others are ignored. */
export const bidFiltersOf: Readonly<Record<BidReader, readonly BidFilterName[]>> = {
  staff: bidFilterNames,
  client: ['auctionDate', 'auction', 'chassisId', 'mileage', 'status', 'bidGroups'],
  dealer: ['user'],
};

/** Marks a filter that the reader cleared. A cleared filter differs from one that was never set. */
const everything = 'all';
const mostValues = 200;

/**
 * Values of one filter are joined by "or", filters by "and"; days and auctions count as one filter. A cleared filter
 * has an empty list.
 */
export type BidFilters = { readonly [Name in BidFilterName]?: readonly string[] } & {
  readonly lotNo?: readonly LotNumbers[];
  /** Shows a single bid, which a search found. */
  readonly bidId?: number;
};

export interface ReadBidFilters {
  filters: BidFilters;
  faults: Faults;
}

/** Kilometres; a band includes its first figure and excludes its second. */
export const mileageBands = [
  '0-10000',
  '10000-30000',
  '30000-50000',
  '50000-80000',
  '80000-100000',
  '100000-150000',
  '150000-',
] as const;

export const mileageEnds = (band: string): number[] => band.split('-').filter(Boolean).map(Number);

const isId = (value: string) => /^\d{1,15}$/.test(value);

const isValue: Readonly<Record<BidFilterName, (value: string) => boolean>> = {
  auctionDate: isJapanDay,
  auction: (value) => parseAuction(value) !== null,
  manager: isId,
  user: isId,
  chassisId: (value) => /^\d{1,9}$/.test(value),
  condition: (value) => /^[^\p{Cc}]{1,60}$/u.test(value),
  mileage: (value) => (mileageBands as readonly string[]).includes(value),
  status: (value) => /^\d{4}$/.test(value),
  bidGroups: (value) => /^[A-Z]$/.test(value),
};

const invalid: FieldFault = { problem: 'invalid' };

/**
 * R62: parses the query of a call or an address. The browser drops values with a fault; the server refuses them by
 * name.
 */
export function readBidFilters(reader: BidReader, query: Readonly<Record<string, unknown>>): ReadBidFilters {
  const filters: Record<string, unknown> = {};
  const faults: Faults = {};
  for (const name of [...bidFiltersOf[reader], 'lotNo', 'bidId'] as const) {
    const given = query[name];
    const value = given === undefined ? undefined : isText(given) ? readValue(name, String(given).trim()) : null;
    if (value === null) faults[name] = invalid;
    else if (value !== undefined) filters[name] = value;
  }
  return { filters, faults };
}

/** The router of the web app parses digits in an address as a number. */
const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Null if the value is invalid; undefined if a number was left empty. An empty list is a cleared filter. */
function readValue(name: BidFilterName | 'lotNo' | 'bidId', text: string): unknown {
  if (name === 'lotNo') return readLotNumbers(text);
  if (name === 'bidId') return readId(text);
  const values = text === everything ? [] : [...new Set(splitList(text))];
  return values.length <= mostValues && values.every(isValue[name]) ? values : null;
}

function readLotNumbers(text: string): LotNumbers[] | null | undefined {
  const numbers = parseLotNumbers(text);
  return numbers?.length === 0 ? undefined : numbers;
}

function readId(text: string): number | null | undefined {
  if (text === '') return undefined;
  return isId(text) ? Number(text) : null;
}

export function bidFilterQuery({ lotNo, bidId, ...chosen }: BidFilters): Record<string, string> {
  const choices = Object.entries(chosen).map(([name, values]) => [
    name,
    values.length === 0 ? everything : joinList(values),
  ]);
  return {
    ...Object.fromEntries(choices),
    ...(lotNo && { lotNo: formatLotNumbers(lotNo) }),
    ...(bidId !== undefined && { bidId: String(bidId) }),
  };
}
