import type { AnswerOf, InputOf } from '@seri/contract/call';
import type { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../lib/lists/list-address.ts';

type ListCalls = typeof shippingFilesCalls;
export type SentLists = AnswerOf<ListCalls['list']>;
export type SentListRow = SentLists['list'][number];
export type ForwarderList = AnswerOf<ListCalls['view']>;
export type ShipOfList = ForwarderList['ships'][number];
export type RowsOfList = AnswerOf<ListCalls['rows']>;
export type RowOfList = RowsOfList['list'][number];
export type CarOfList = NonNullable<RowOfList['car']>;
export type ChangeOfRow = RowOfList['changes'][number];
export type ChangeOfShip = ShipOfList['changes'][number];
export type ListedProblem = RowOfList['problems'][number];
type AskedRows = NonNullable<InputOf<ListCalls['rows']>['query']['only']>;
export type ListOutcome = NonNullable<RowOfList['outcome']>;

export const shippingFilesKey = ['shipping-files'] as const;

/** The rows of a preview. */
export const rowFilters = ['all', 'attention', 'chosen', 'unknown'] as const satisfies readonly AskedRows[];
export type RowFilter = (typeof rowFilters)[number];

/** The rows of a report: by what became of them, or why nothing did. */
export const reportParts = [
  'all',
  'refused',
  'conflict',
  'stays',
  'undone',
  'applied',
  'same',
  'notChosen',
  'unknown',
] as const satisfies readonly AskedRows[];
export type ReportPart = (typeof reportParts)[number];

/** The state of a list’s page that is kept in the address. */
export interface ForwarderListSearch extends Paging {
  only: RowFilter;
  part: ReportPart;
  /** It was sent before, and somebody has sent it again. */
  isKnown: boolean;
}

export function parseForwarderListSearch(raw: RawSearch): ForwarderListSearch {
  return {
    only: oneOf<RowFilter>(rowFilters, raw['only']) ?? 'all',
    part: oneOf<ReportPart>(reportParts, raw['part']) ?? 'all',
    isKnown: String(raw['known']) === '1',
    ...parsePaging(raw),
  };
}

export function forwarderListHref(id: number, search: Partial<ForwarderListSearch> = {}): string {
  const { only = 'all', part = 'all', isKnown = false, page = 1, pageSize } = search;
  const filters = {
    only: only === 'all' ? undefined : only,
    part: part === 'all' ? undefined : part,
    known: isKnown ? '1' : undefined,
  };
  return listAddress(`/shipping-files/${id}`, { filters, page, pageSize });
}

export const shipName = ({ vessel, number }: Pick<ShipOfList, 'vessel' | 'number'>): string =>
  `${vessel} ${number}`.trim();

type ListCounts = ForwarderList['counts'];

export const outcomesOf = ({ outcomes }: ListCounts): number =>
  Object.values(outcomes).reduce((sum, one) => sum + one, 0);

/** How far the work in the background is. */
export function workOf({ state, counts }: Pick<ForwarderList, 'state' | 'counts'>): { done: number; total: number } {
  const { applied, undone, stays } = counts.outcomes;
  if (state === 'undoing') return { done: undone + stays, total: applied + undone + stays };
  return { done: outcomesOf(counts), total: counts.chosen };
}

const ended = new Set<RowOfList['match']>(['none', 'delivered', 'void']);

/** Its car is not found, or has come to its end. */
export const isUnknownRow = ({ match }: Pick<RowOfList, 'match'>): boolean => ended.has(match);

export const notChosenIn = (counts: ListCounts): number =>
  Math.max(0, counts.rows - counts.unknown - outcomesOf(counts));
