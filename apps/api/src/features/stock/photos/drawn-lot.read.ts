import type { FeedRowOf, LotDetails } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Photo } from './photo.read.ts';

type LotFeedRow = FeedRowOf<'lot'>;

/** The facts that a drawing of a lot may use, under the names of the feed; unknown facts are absent. */
export async function readDrawnLot(db: Db, { lotId, day }: Pick<Photo, 'lotId' | 'day'>) {
  const { details, ...facts } = await db
    .selectFrom('lot')
    .innerJoin('lot_key', 'lot_key.id', 'lot.id')
    .innerJoin('album', 'album.lot_id', 'lot.id')
    .innerJoin('model', 'model.id', 'lot.model_id')
    .innerJoin('maker', 'maker.id', 'model.maker_id')
    .leftJoin('chassis_code', 'chassis_code.id', 'lot.chassis_id')
    .leftJoin('auction_session', 'auction_session.id', 'lot.session_id')
    .leftJoin('house', 'house.id', 'auction_session.house_id')
    .leftJoin('category', 'category.id', 'lot.category_id')
    .leftJoin('category as category_group', 'category_group.id', 'category.parent_id')
    .leftJoin('photo', (join) => join.on(sql<boolean>`photo.id = photo_ids[1]`))
    .select(['photo.address as firstPhoto', 'house.name as houseName', 'auction_session.held_on as sessionDate'])
    .select(['maker.name as maker', 'model.name as model', 'chassis_code.name as chassis'])
    .select(['lot_key.external_id as externalId', 'lot_no as lotNo', 'trim_name as trim', 'serial', 'year'])
    .select(['engine_cc as engineCc', 'color', 'gearbox', 'drive', 'mileage_km as mileageKm', 'hours', 'equipment'])
    .select(['condition', 'inspection', rates.as('rates'), category.as('category')])
    .select((lot) => [
      lot.ref('lot.kind').$castTo<LotKind>().as('kind'),
      lot.ref('steering').$castTo<NonNullable<LotFeedRow['steering']>>().as('steering'),
      lot.ref('details').$castTo<LotDetails>().as('details'),
    ])
    .where('lot.id', '=', lotId)
    .where('lot.held_on', '=', day)
    .executeTakeFirstOrThrow();
  return { ...withoutNulls(facts), ...details };
}

export type DrawnLot = Awaited<ReturnType<typeof readDrawnLot>>;

const rates = sql<NonNullable<LotFeedRow['rates']>>`json_strip_nulls(json_build_object(
  'engine', rate_engine, 'front', rate_front, 'exterior', rate_exterior, 'rear', rate_rear,
  'electric', rate_electric, 'frame', rate_frame))`;

const category = sql<[string, string] | null>`
  case when category.parent_id is not null then array[category_group.name, category.name] end`;

type WithoutNulls<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name];
};

function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
