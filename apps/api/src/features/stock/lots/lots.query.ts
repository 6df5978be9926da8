import type { JapanDay } from '@seri/domain/time/japan-time';
import { type LotHome, lotKinds, viewFlag } from '@seri/domain/lots/lot-kinds';
import type { LotNumbers } from '@seri/domain/lots/lot-numbers';
import type { Permissions } from '@seri/domain/people/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** Lots of any kind joined with the names of house, maker, model, chassis code and category. */
export function namedLots(db: Db | Tx) {
  return db
    .selectFrom('lot')
    .innerJoin('model', 'model.id', 'lot.model_id')
    .innerJoin('maker', 'maker.id', 'model.maker_id')
    .leftJoin('chassis_code', 'chassis_code.id', 'lot.chassis_id')
    .leftJoin('auction_session', 'auction_session.id', 'lot.session_id')
    .leftJoin('house', 'house.id', 'auction_session.house_id')
    .leftJoin('category', 'category.id', 'lot.category_id')
    .leftJoin('category as category_group', 'category_group.id', 'category.parent_id')
    .select([
      'model.name as model_name',
      'model.maker_id',
      'maker.name as maker_name',
      'chassis_code.name as chassis',
      'auction_session.house_id',
      'house.name as house_name',
      'category.name as category_name',
      'category_group.name as group_name',
    ]);
}

/** The ids of the photos of an `album`: those of the feed, then those that were asked for (R84). */
export const albumIds = sql<number[]>`(photo_ids || extra_ids)`;

/** The ids of a lot's photos, in album order. */
export const photoIds = sql<number[]>`array(
  select unnest(${albumIds})::float8 from album where album.lot_id = lot.id)`;

/** The states of visible photos; all others wait or have failed. */
export const statesToSee = ['drawn', 'kept'];

/** R36: selects the rows of `lot` that a reader may see today, live or in statistics. */
export function isSeenBy(permissions: Permissions, today: JapanDay): RawBuilder<boolean> {
  const kindsIn = (home: LotHome) => lotKinds.filter((kind) => permissions[viewFlag(kind, home)]);
  return sql`case when lot.kind = 'stock' or lot.held_on >= ${today}::date
    then lot.kind = any(${kindsIn('live')}::text[]) else lot.kind = any(${kindsIn('statistics')}::text[]) end`;
}

const fewNumbers = 20;

/** Selects lots by number. A few ranges use the index; for many, planning takes longer than one multirange comparison. */
export function isNumbered(numbers: readonly LotNumbers[]): RawBuilder<boolean> {
  if (numbers.length <= fewNumbers) {
    const ranges = numbers.map(({ from, to }) => sql`lot.lot_number between ${from} and ${to}`);
    return sql`(${sql.join(ranges, sql` or `)})`;
  }
  return sql`lot.lot_number <@ ${`{${numbers.map(({ from, to }) => `[${from},${to}]`).join(',')}}`}::int4multirange`;
}
