import { soldKind } from '@seri/domain/catalogue/page-types';
import type { Permissions } from '@seri/domain/people/permissions';
import type { FairPrice } from '@seri/domain/prices/fair-price';
import { type ClosedRange, likenessAfter } from '@seri/domain/prices/likeness';
import { similarAtMost } from '@seri/domain/prices/price-sense';
import { type JapanDay, monthsBefore } from '@seri/domain/time/japan-time';
import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PricedLot } from '../../stock/catalogue/catalogue.query.ts';
import { isSeenBy } from '../../stock/lots/lots.query.ts';

/** The permissions and the day that decide which other lots are shown. */
export interface PriceReader {
  permissions: Permissions;
  today: JapanDay;
}

/** R39: the prices of all sales that make the fair price, ascending. */
export async function readPrices(db: Db, priced: PricedLot, fair: FairPrice): Promise<number[]> {
  const rows = await selectSales(db, priced, fair)
    .select('sold_price')
    .$narrowType<{ sold_price: NotNull }>()
    .orderBy('sold_price')
    .execute();
  return rows.map(({ sold_price }) => sold_price);
}

/** R46: the sales that make the fair price, as far as the reader may see them, the newest first. */
export async function readSimilarLots(db: Db, priced: PricedLot, fair: FairPrice, reader: PriceReader) {
  return selectSales(db, priced, fair)
    .leftJoin('auction_session', 'auction_session.id', 'session_id')
    .leftJoin('house', 'house.id', 'auction_session.house_id')
    .select(['lot.id', 'lot.kind', 'lot.held_on', 'runs_at', 'lot_no', 'trim_name', 'condition', 'year', 'mileage_km'])
    .select(['hours', 'sold_price', 'house.name as house_name'])
    .$narrowType<{ sold_price: NotNull }>()
    .where(isSeenBy(reader.permissions, reader.today))
    .orderBy('runs_at', 'desc')
    .orderBy('lot.id', 'desc')
    .limit(similarAtMost)
    .execute();
}

export type SoldLot = Awaited<ReturnType<typeof readSimilarLots>>[number];

const always = sql<boolean>`true`;

function selectSales(db: Db, priced: PricedLot, { steps }: FairPrice) {
  const { kind, modelId, chassisId, day, before } = priced;
  const { months, years, grades, mileage, hours, trim } = likenessAfter(priced, steps);
  const isWithin = (column: string, range: ClosedRange | null) =>
    range ? sql<boolean>`${sql.ref(column)} between ${range.from} and ${range.to}` : always;
  return db
    .selectFrom('lot')
    .where('lot.kind', '=', soldKind(kind))
    .where('model_id', '=', modelId)
    .where('sold_price', 'is not', null)
    .where(sql<boolean>`lot.held_on between ${monthsBefore(day, months)} and ${day}`)
    .where(before === null ? always : sql<boolean>`runs_at < ${new Date(before)}`)
    .where(chassisId === null ? always : sql<boolean>`chassis_id = ${chassisId}`)
    .where(grades.length === 0 ? always : sql<boolean>`condition = any(${grades})`)
    .where(trim === null ? always : sql<boolean>`lower(trim_name) = ${trim}`)
    .where(isWithin('year', years))
    .where(isWithin('mileage_km', mileage))
    .where(isWithin('hours', hours));
}
