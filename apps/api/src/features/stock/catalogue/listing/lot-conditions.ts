import { type FilterName, rangeNames, type RangeName } from '@seri/domain/catalogue/filter-names.data';
import { type Auction, type Filters, lacksModelOrDate, parseAuction } from '@seri/domain/catalogue/filters';
import { endCodes } from '@seri/domain/lots/lot-states';
import { freeStates } from '@seri/domain/lots/lot-status';
import { isStatistics, pageTypeData } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import { isNumbered } from '../../lots/lots.query.ts';
import type { CataloguePage, Question } from '../index/catalogue-index.ts';

type SqlCondition = RawBuilder<boolean>;

/** Conditions on `lot`. Auctions and days form one filter and are joined by OR; so are categories and their parts. */
export interface LotConditions {
  /** Selects the page type; holds whatever filters are chosen. */
  base: SqlCondition;
  filters: Partial<Record<FilterName, SqlCondition>>;
}

export const rangeColumns = {
  engine: sql<number>`lot.engine_cc`,
  mileage: sql<number>`lot.mileage_km`,
  year: sql<number>`lot.year`,
  hour: sql<number>`lot.hours`,
  startPrice: sql<number>`lot.start_price`,
  finishPrice: sql<number>`lot.sold_price`,
} as const satisfies Record<RangeName, RawBuilder<number>>;

/** R6, R36: selects the lots of a page type. A reserved or sold stock car no longer belongs to it. */
export function isOfPage({ pageType, today }: CataloguePage): SqlCondition {
  const { kind } = pageTypeData[pageType];
  if (kind === 'stock') return sql`lot.kind = 'stock' and lot.status in (${sql.join(freeStates)})`;
  return isStatistics(pageType)
    ? sql`lot.kind = ${kind} and lot.held_on < ${today}::date`
    : sql`lot.kind = ${kind} and lot.held_on >= ${today}::date`;
}

export function conditionsOf(question: Question): LotConditions {
  const { pageType, filters, closedUntil } = question;
  const never = lacksModelOrDate(pageType, filters) ? { modelId: sql<boolean>`false` } : {};
  return {
    base: isOfPage(question),
    filters: { ...filterConditions(filters), ...showCondition(filters, closedUntil), ...never },
  };
}

function filterConditions(filters: Filters): LotConditions['filters'] {
  const { auctionDateFrom, auctionDateTo, lotNo, equipement, chassis } = filters;
  const all: Partial<Record<FilterName, SqlCondition | undefined>> = {
    makerId: under('lot.model_id', 'model', 'maker_id', filters.makerId),
    modelId: isOneOf('lot.model_id', 'bigint', filters.modelId),
    chassisId: isOneOf('lot.chassis_id', 'bigint', filters.chassisId),
    category: isCategorised(filters),
    color: isOneOf('lot.color', 'text', filters.color),
    condition: isOneOf('lot.condition', 'text', filters.condition),
    gearbox: isOneOf('lot.gearbox', 'text', filters.gearbox),
    steering: isOneOf('lot.steering', 'text', filters.steering),
    status: isOneOf('lot.status', 'bigint', filters.status),
    auction: isScheduled(filters),
    auctionDateFrom: auctionDateFrom && sql<boolean>`lot.held_on >= ${auctionDateFrom}::date`,
    auctionDateTo: auctionDateTo && sql<boolean>`lot.held_on <= ${auctionDateTo}::date`,
    lotNo: lotNo && isNumbered(lotNo),
    equipement: equipement === undefined ? undefined : holds(sql`lot.equipment`, equipement),
    chassis:
      chassis === undefined
        ? undefined
        : sql`lot.chassis_id in (select id from chassis_code where ${holds(sql`chassis_code.name`, chassis)})`,
  };
  for (const name of rangeNames) {
    const { from, to } = filters[name] ?? {};
    const ends = [
      ...(from === undefined ? [] : [sql<boolean>`${rangeColumns[name]} >= ${from}::bigint`]),
      ...(to === undefined ? [] : [sql<boolean>`${rangeColumns[name]} <= ${to}::bigint`]),
    ];
    if (ends.length > 0) all[name] = sql`(${sql.join(ends, sql` and `)})`;
  }
  return Object.fromEntries(Object.entries(all).filter(([, condition]) => condition !== undefined));
}

/** R6: the group that is shown, by state and, unless the lot has ended, by the deadline of its session. */
function showCondition({ show }: Filters, closedUntil: number | undefined): LotConditions['filters'] {
  if (!show || show === 'all') return {};
  const isOpen = sql<boolean>`lot.status not in (${sql.join(endCodes)})`;
  if (show === 'ended') return { show: sql`not ${isOpen}` };
  const until = closedUntil === undefined ? sql`'-infinity'` : sql`${new Date(closedUntil)}`;
  const isClosed = sql<boolean>`lot.session_id = any(array(
    select id from auction_session
    where starts_at - make_interval(mins => bidding_closes_minutes) <= ${until}::timestamptz))`;
  return { show: show === 'closed' ? sql`(${isOpen} and ${isClosed})` : sql`(${isOpen} and not ${isClosed})` };
}

function isOneOf(column: string, type: string, values: readonly string[] | undefined): SqlCondition | undefined {
  return values && sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
}

/** Children of the given parents. They are selected first, because a list of ids can use the index of the column. */
function under(
  column: string,
  table: string,
  parent: string,
  parents: readonly string[] | undefined,
): SqlCondition | undefined {
  const children = sql`select id from ${sql.table(table)} where ${sql.ref(parent)} = any(${parents}::bigint[])`;
  return parents && sql`${sql.ref(column)} = any(array(${children}))`;
}

/** R36: whole days and single auctions add up. */
function isScheduled({ auction, auctionDate }: Filters): SqlCondition | undefined {
  const auctions = auction?.map(parseAuction).filter((one) => one !== null);
  const parts = [
    ...(auctionDate ? [sql<boolean>`lot.held_on = any(${auctionDate}::date[])`] : []),
    ...(auctions ? [isOfAuctions(auctions)] : []),
  ];
  return parts.length === 0 ? undefined : any(parts);
}

function isOfAuctions(auctions: readonly Auction[]): SqlCondition {
  const houses = auctions.map(({ house }) => house);
  const days = auctions.map(({ day }) => day);
  const sessions = sql`
    select auction_session.id from auction_session
    join unnest(${houses}::bigint[], ${days.map((day) => day ?? null)}::date[]) as chosen (house_id, held_on)
      on chosen.house_id = auction_session.house_id
      and (chosen.held_on is null or chosen.held_on = auction_session.held_on)`;
  const isOfSessions = sql<boolean>`lot.session_id = any(array(${sessions}))`;
  // The days are redundant, but let PostgreSQL use the index of days.
  return days.includes(undefined) ? isOfSessions : sql`(lot.held_on = any(${days}::date[]) and ${isOfSessions})`;
}

/** A chosen category includes all its parts; single parts of other categories add to it. */
function isCategorised({ category, subCategory }: Filters): SqlCondition | undefined {
  const parts = [
    under('lot.category_id', 'category', 'parent_id', category),
    isOneOf('lot.category_id', 'bigint', category),
    isOneOf('lot.category_id', 'bigint', subCategory),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : any(parts);
}

function any(conditions: readonly SqlCondition[]): SqlCondition {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Escapes pattern characters: typed text is matched literally. */
function holds(column: RawBuilder<unknown>, text: string): SqlCondition {
  return sql`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

export function activeFilters({ filters }: LotConditions, ignored: readonly FilterName[]): FilterName[] {
  return (Object.keys(filters) as FilterName[]).filter((name) => !ignored.includes(name));
}

export function fits(conditions: LotConditions, ignored: readonly FilterName[] = []): SqlCondition {
  const active = activeFilters(conditions, ignored).flatMap((name) => conditions.filters[name] ?? []);
  return sql`${sql.join([conditions.base, ...active], sql` and `)}`;
}
