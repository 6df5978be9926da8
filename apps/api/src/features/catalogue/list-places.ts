import type { Sort, Sorting } from '@seri/domain/listing';
import { isStatistics, type PageType } from '@seri/domain/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { LotPlace, Question, Slice } from './catalogue-index.ts';
import { conditionsOf, fits } from './lot-conditions.ts';

const columns = {
  auctionDate: sql`lot.runs_at`,
  year: sql`lot.year`,
  condition: sql`lot.condition_rank`,
  mileage: sql`lot.mileage_km`,
  hours: sql`lot.hours`,
  startPrice: sql`lot.start_price`,
  soldPrice: sql`lot.sold_price`,
} as const satisfies Record<Exclude<Sort, 'price'>, RawBuilder<unknown>>;

export async function listPlaces(db: Db, question: Question, { sorting, offset, limit }: Slice): Promise<LotPlace[]> {
  const { rows } = await sql<LotPlace>`
    select lot.id, lot.held_on as "heldOn" from lot where ${fits(conditionsOf(question))}
    order by ${orderOf(question.pageType, sorting)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** R8: lots without a value stand last in both orders, equal ones by time, lot number and id; statistics newest first. */
function orderOf(pageType: PageType, sorting: Sorting<Sort> | undefined): RawBuilder<unknown> {
  const own = isStatistics(pageType)
    ? sql`lot.held_on desc, lot.runs_at desc, lot.lot_number desc nulls last, lot.id desc`
    : sql`lot.held_on, lot.runs_at, lot.lot_number, lot.id`;
  if (!sorting) return own;
  const column = columnOf(pageType, sorting.sort);
  return sorting.order === 'DESC' ? sql`${column} desc nulls last, ${own}` : sql`${column} asc nulls last, ${own}`;
}

/** The price of a machine is what its listing shows: the start, in statistics what it was sold for. */
function columnOf(pageType: PageType, sort: Sort): RawBuilder<unknown> {
  if (sort !== 'price') return columns[sort];
  return isStatistics(pageType) ? columns.soldPrice : columns.startPrice;
}
