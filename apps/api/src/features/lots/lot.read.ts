import type { CarView } from '@seri/contract/lots.schema';
import { photoAddress } from '@seri/contract/photo';
import { type FavouriteGroup, wishList } from '@seri/domain/favourite-groups';
import type { JapanDay } from '@seri/domain/japan-time';
import type { Db } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { namedLots, photoIds } from './lots.query.ts';

/** One car lot of the listing, as its reader sees it. */
export async function readCar(db: Db, today: JapanDay, reader: number, lotId: number): Promise<CarView> {
  const row = await namedLots(db, today)
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.lot_id', '=', 'lot.id').on('favourite.account_id', '=', reader),
    )
    .selectAll('lot')
    .select(['favourite_group', photoIds.as('photos')])
    .where('lot.id', '=', lotId)
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return {
    carCommonDetail: { id: row.id, lotNumber: row.lot_no, info: row.trim_name },
    lotInfo: {
      lotNumber: row.lot_no,
      auctionName: row.house_name,
      auctionDate: row.runs_at.toISOString(),
      condition: row.condition,
      status: row.status,
    },
    carInfo: {
      maker: row.maker_name,
      model: row.model_name,
      year: row.year,
      chassisId: row.chassis ?? '',
      mileage: row.mileage_km,
    },
    carSpecification: {
      engineCC: row.engine_cc,
      grade: row.trim_name,
      color: row.color,
      transmission: row.gearbox,
      drive: row.drive,
      equipment: row.equipment,
      steering: row.steering,
    },
    lotImages: {
      images: row.photos.map((id) => photoAddress(row.id, id, 1280)),
      thumbnails: row.photos.map((id) => photoAddress(row.id, id, 480)),
    },
    bidInfo: { startPrice: row.start_price, soldPrice: row.sold_price },
    wishList: wishList(row.favourite_group as FavouriteGroup | null),
  };
}
