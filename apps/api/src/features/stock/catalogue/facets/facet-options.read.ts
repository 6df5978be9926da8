import type { Facets } from '@seri/contract/stock/catalogue.schema';
import { type Filters, formatAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { LotCounts } from '../index/catalogue-index.ts';

const idsOf = (counts: LotCounts) => [...counts.keys()] as number[];
const lotsOf = (counts: LotCounts, id: number) => counts.get(id) ?? 0;

type OptionsOf<Name extends keyof Facets> = NonNullable<Facets[Name]>;

/** All makers by name, and the models of the chosen makers. */
export async function readModelOptions(
  db: Db,
  counts: LotCounts,
  { makerId, modelId }: Filters,
): Promise<{ maker: OptionsOf<'maker'>; model: OptionsOf<'model'> }> {
  const { rows } = await sql<{ id: number; name: string; makerId: number; maker: string }>`
    select model.id, model.name, maker_id as "makerId", maker.name as maker
    from model join maker on maker.id = maker_id
    where model.id = any(${[...idsOf(counts), ...(modelId ?? []).map(Number)]}::bigint[])
    order by lower(maker.name), lower(model.name)`.execute(db);
  const makers = new Map<number, OptionsOf<'maker'>[number]>();
  for (const { id, makerId: value, maker: label } of rows) {
    const count = (makers.get(value)?.count ?? 0) + lotsOf(counts, id);
    makers.set(value, { value, label, count });
  }
  const isChosen = (row: { id: number; makerId: number }) =>
    (makerId?.includes(String(row.makerId)) ?? false) || (modelId?.includes(String(row.id)) ?? false);
  const model = rows
    .filter(isChosen)
    .map((row) => ({ value: row.id, label: row.name, makerId: row.makerId, count: lotsOf(counts, row.id) }));
  return { maker: [...makers.values()], model };
}

export async function readChassisOptions(db: Db, counts: LotCounts): Promise<OptionsOf<'chassis'>> {
  if (counts.size === 0) return [];
  const { rows } = await sql<{ value: number; label: string }>`
    select id as value, name as label from chassis_code where id = any(${idsOf(counts)}::integer[])
    order by lower(name)`.execute(db);
  return rows.map((row) => ({ ...row, count: lotsOf(counts, row.value) }));
}

/** In a live listing each house and day, by time; in statistics each house, by name. */
export async function readAuctionOptions(db: Db, counts: LotCounts, pageType: PageType): Promise<OptionsOf<'auction'>> {
  if (counts.size === 0) return [];
  const { rows } = await sql<{ house: number; label: string; date: JapanDay; startsAt: Date; sessions: number[] }>`
    select house.id as house, house.name as label, held_on as date, min(starts_at) as "startsAt",
      array_agg(auction_session.id::float8) as sessions
    from auction_session join house on house.id = house_id
    where auction_session.id = any(${idsOf(counts)}::bigint[])
    group by house.id, held_on
    order by held_on, "startsAt", lower(house.name)`.execute(db);
  const days = rows.map(({ sessions, ...row }) => ({
    ...row,
    count: sessions.reduce((sum, session) => sum + lotsOf(counts, session), 0),
  }));
  if (isStatistics(pageType)) return housesOf(days);
  return days.map(({ house, label, date, startsAt, count }) => ({
    value: formatAuction({ house, day: date }),
    label,
    count,
    date,
    startsAt: startsAt.toISOString(),
  }));
}

function housesOf(days: readonly { house: number; label: string; count: number }[]): OptionsOf<'auction'> {
  const houses = Object.values(Object.groupBy(days, ({ house }) => house)).flatMap((own = []) => {
    const [first] = own;
    if (!first) return [];
    const count = own.reduce((sum, day) => sum + day.count, 0);
    return [{ value: String(first.house), label: first.label, count }];
  });
  return houses.toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

export async function readCategoryOptions(
  db: Db,
  counts: LotCounts,
): Promise<{ category: OptionsOf<'category'>; subcategory: OptionsOf<'subcategory'> }> {
  if (counts.size === 0) return { category: [], subcategory: [] };
  const { rows } = await sql<{ value: number; label: string; categoryId: number; category: string }>`
    select category.id as value, category.name as label, category_group.id as "categoryId",
      category_group.name as category
    from category join category as category_group on category_group.id = category.parent_id
    where category.id = any(${idsOf(counts)}::integer[])
    order by lower(category_group.name), lower(category.name)`.execute(db);
  const groups = new Map<number, OptionsOf<'category'>[number]>();
  for (const { value, categoryId, category: label } of rows) {
    const count = (groups.get(categoryId)?.count ?? 0) + lotsOf(counts, value);
    groups.set(categoryId, { value: categoryId, label, count });
  }
  const subcategory = rows.map(({ value, label, categoryId }) => ({
    value,
    label,
    categoryId,
    count: lotsOf(counts, value),
  }));
  return { category: [...groups.values()], subcategory };
}
