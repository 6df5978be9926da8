import type { CarListing, CarLot, ListingQuery } from '@seri/contract/catalogue.schema';
import { photoAddress } from '@seri/contract/photo';
import { type FavouriteGroup, wishList } from '@seri/domain/favourite-groups';
import type { JapanDay } from '@seri/domain/japan-time';
import { type CarSort, pageSizes } from '@seri/domain/listing';
import type { Db } from '../../platform/database/database.ts';
import { listedLots, namedLots, photoIds } from '../lots/lots.query.ts';

const columns = {
  auctionDate: 'lot.runs_at',
  year: 'lot.year',
  condition: 'lot.condition_rank',
  mileage: 'lot.mileage_km',
  startPrice: 'lot.start_price',
} as const satisfies Record<CarSort, string>;

/** R8: one page of the listing, with the reader's own favourites. */
export async function readListing(db: Db, today: JapanDay, reader: number, query: ListingQuery): Promise<CarListing> {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const [{ total }, rows] = await Promise.all([
    listedLots(db, today)
      .select((lot) => lot.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    sortedCars(db, today, reader, query)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const pageInfo = { page, pageSize, totalSearchResults: total, totalResults: total };
  return { carsList: rows.map(presentCar), pageInfo };
}

/** Lots without a value stand last in both orders; equal ones keep their place over pages. */
function sortedCars(db: Db, today: JapanDay, reader: number, { sort, order }: ListingQuery) {
  const cars = namedLots(db, today)
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.lot_id', '=', 'lot.id').on('favourite.account_id', '=', reader),
    )
    .selectAll('lot')
    .select(['favourite_group', photoIds.as('photos')]);
  const sorted = sort
    ? cars.orderBy(columns[sort], (by) => (order === 'DESC' ? by.desc() : by.asc()).nullsLast())
    : cars;
  return sorted.orderBy('lot.held_on').orderBy('lot.runs_at').orderBy('lot.lot_no').orderBy('lot.id');
}

type CarRow = Awaited<ReturnType<ReturnType<typeof sortedCars>['execute']>>[number];

function presentCar(row: CarRow): CarLot {
  return {
    id: row.id,
    lotNo: row.lot_no,
    auctionDate: row.runs_at.toISOString(),
    auctionName: row.house_name,
    maker: row.maker_name,
    model: row.model_name,
    year: row.year,
    engine: row.engine_cc,
    chassis: row.chassis ?? '',
    grade: row.trim_name,
    color: row.color,
    gearbox: row.gearbox,
    priv: row.drive,
    mileage: row.mileage_km,
    equip: row.equipment,
    condition: row.condition,
    steering: row.steering,
    startPrice: row.start_price,
    soldPrice: row.sold_price,
    lotType: 'auction',
    status: row.status,
    images: row.photos.map((id) => photoAddress(row.id, id, 480)),
    wishList: wishList(row.favourite_group as FavouriteGroup | null),
  };
}
