import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Likeness, likenessesIn, likenessOf, type MostAlike, mostAlike } from '@seri/domain/lots/lot-likeness';
import { pageTypeData, soldPageType } from '@seri/domain/catalogue/page-types';
import type { Permissions } from '@seri/domain/people/permissions';
import { similarAtMost } from '@seri/domain/lots/price-sense';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';
import { isSeenBy } from '../../stock/lots/lots.query.ts';

/** The permissions and the day that decide which other lots are shown. */
export interface PriceReader {
  permissions: Permissions;
  today: JapanDay;
}

/** R46: sold lots of the last twelve months that are similar to this one, latest first. */
export async function readSimilarLots(db: Db, lot: LotRow, reader: PriceReader): Promise<MostAlike<SoldLot>> {
  const likeness = likenessOf({
    kind: lot.kind,
    year: lot.year,
    condition: lot.condition,
    mileage: lot.mileage_km,
    hours: lot.hours,
    trim: lot.trim_name,
  });
  const sold = await selectSold(db, lot, likeness, reader).execute();
  return mostAlike(sold, likenessesIn(likeness));
}

export type SoldLot = Awaited<ReturnType<ReturnType<typeof selectSold>['execute']>>[number];

function selectSold(db: Db, lot: LotRow, likeness: Likeness, reader: PriceReader) {
  return db
    .selectFrom(selectMostAlike(db, lot, likeness, reader).as('sold'))
    .leftJoin('auction_session', 'auction_session.id', 'session_id')
    .leftJoin('house', 'house.id', 'auction_session.house_id')
    .selectAll('sold')
    .select([
      'house.name as house_name',
      sql<{ mileage: boolean; trim: boolean }>`json_build_object('mileage', is_worn, 'trim', is_trim)`.as('alike'),
    ])
    .orderBy('runs_at', 'desc')
    .orderBy('sold.id', 'desc');
}

const always = sql<boolean>`true`;
const never = sql<boolean>`false`;

/** Sorts by similarity before date, so that the limit cuts off the less similar lots. */
function selectMostAlike(db: Db, lot: LotRow, likeness: Likeness, { permissions, today }: PriceReader) {
  const { chassis_id: chassisId } = lot;
  const { years, grades } = likeness;
  return db
    .selectFrom('lot')
    .select([
      'lot.id',
      'lot.kind',
      'held_on',
      'runs_at',
      'session_id',
      'lot_no',
      'trim_name',
      'condition',
      'year',
      'mileage_km',
    ])
    .select(['hours', 'sold_price', isWornAlike(likeness).as('is_worn'), isOfTrim(likeness).as('is_trim')])
    .where('model_id', '=', lot.model_id)
    .where('lot.kind', '=', pageTypeData[soldPageType(lot.kind)].kind)
    .where('lot.id', '<>', lot.id)
    .where('sold_price', 'is not', null)
    .$narrowType<{ sold_price: NotNull }>()
    .where(sql<boolean>`held_on between ${today}::date - interval '1 year' and ${today}::date`)
    .where(isSeenBy(permissions, today))
    .where(chassisId === null ? always : sql<boolean>`chassis_id = ${chassisId}`)
    .where(years ? sql<boolean>`year between ${years.from} and ${years.to}` : always)
    .where(grades.length > 0 ? sql<boolean>`condition = any(${grades})` : always)
    .orderBy('is_worn', 'desc')
    .orderBy('is_trim', 'desc')
    .orderBy('runs_at', 'desc')
    .limit(similarAtMost);
}

function isWornAlike({ mileage, hours }: Likeness): RawBuilder<boolean> {
  if (hours) return sql`coalesce(hours between ${hours.from} and ${hours.to}, false)`;
  if (mileage) return sql`coalesce(mileage_km between ${mileage.from} and ${mileage.to}, false)`;
  return never;
}

function isOfTrim({ trim }: Likeness): RawBuilder<boolean> {
  return trim === null ? never : sql`lower(trim_name) = lower(${trim})`;
}
