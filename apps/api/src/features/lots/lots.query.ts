import type { JapanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

/** R6: the listing holds auctions of today and later, ended or not; earlier days are statistics. */
export function listedLots(db: Db | Tx, today: JapanDay) {
  return db.selectFrom('lot').where('lot.held_on', '>=', today).where('lot.kind', '=', 'car');
}

/** A lot with what it is called by: house, maker, model, chassis code. */
export function namedLots(db: Db | Tx, today: JapanDay) {
  return listedLots(db, today)
    .innerJoin('auction_session', 'auction_session.id', 'lot.session_id')
    .innerJoin('house', 'house.id', 'auction_session.house_id')
    .innerJoin('model', 'model.id', 'lot.model_id')
    .innerJoin('maker', 'maker.id', 'model.maker_id')
    .leftJoin('chassis_code', 'chassis_code.id', 'lot.chassis_id')
    .select([
      'house.name as house_name',
      'model.name as model_name',
      'maker.name as maker_name',
      'chassis_code.name as chassis',
    ]);
}

/** The ids of a lot's photos, in their order. */
export const photoIds = sql<number[]>`array(
  select unnest(photo_ids)::float8 from album where album.lot_id = lot.id)`;
