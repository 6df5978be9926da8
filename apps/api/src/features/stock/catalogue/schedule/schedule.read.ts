import type { Schedule } from '@seri/contract/stock/catalogue.schema';
import { hasFilter } from '@seri/domain/catalogue/filter-names.data';
import { formatAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';
import { nextDates, weekDays } from '@seri/domain/time/week-days';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';

/** R36: the auctions of the next six weekdays. Statistics are filtered by dates instead, stock cars have no auctions. */
export async function readWeek(db: Db, index: CatalogueIndex, { pageType, today }: CataloguePage): Promise<Schedule> {
  const dates = nextDates(today);
  const auctions = hasSchedule(pageType) ? await readAuctions(db, index, { pageType, today }) : [];
  return Object.fromEntries(weekDays.map((day) => [day, auctions.filter(({ date }) => date === dates[day])]));
}

function hasSchedule(pageType: PageType): boolean {
  return hasFilter(pageType, 'auction') && !isStatistics(pageType);
}

async function readAuctions(db: Db, index: CatalogueIndex, { pageType, today }: CataloguePage) {
  const counted = await index.schedule({ pageType, today });
  const { rows } = await sql<{ id: number; label: string; date: JapanDay; counter: number; startsAt: Date }>`
    select house.id, house.name as label, counted.held_on as date, lots as counter, min(starts_at) as "startsAt"
    from unnest(
      ${counted.map(({ house }) => house)}::integer[],
      ${counted.map(({ day }) => day)}::date[],
      ${counted.map(({ lots }) => lots)}::bigint[]
    ) as counted (house_id, held_on, lots)
    join house on house.id = counted.house_id
    join auction_session
      on auction_session.house_id = counted.house_id and auction_session.held_on = counted.held_on
    group by house.id, counted.held_on, lots
    order by "startsAt", label`.execute(db);
  return rows.map(({ startsAt, ...auction }) => ({
    ...auction,
    value: formatAuction({ house: auction.id, day: auction.date }),
    startsAt: startsAt.toISOString(),
  }));
}
