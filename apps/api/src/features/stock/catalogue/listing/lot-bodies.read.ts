import type { AnyLot, AveragePrice, BikeLot, CarLot, MachineLot } from '@seri/contract/stock/catalogue.schema';
import { photoAddress } from '@seri/contract/stock/photo';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { FairPrice } from '@seri/domain/prices/fair-price';
import { homeOf, type LotKind, mostPhotos } from '@seri/domain/lots/lot-kinds';
import { lotTypes, pageTypeData, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { namedLots, photoIds } from '../../lots/lots.query.ts';
import type { CatalogueIndex, LotPlace, PricedLot } from '../index/catalogue-index.ts';
import { presentAverage, pricedLotOf } from '../prices/fair-price.ts';

export interface ListingReader {
  accountId: number;
  today: JapanDay;
}

/** Reads lots as a listing shows them, in the order of the places, each in the shape of its kind. */
export async function readBodies(
  db: Db,
  index: CatalogueIndex,
  { accountId, today }: ListingReader,
  places: readonly LotPlace[],
): Promise<AnyLot[]> {
  if (places.length === 0) return [];
  const rows = await selectBodies(db, accountId, places).execute();
  const priced = rows.map((row) => pricedLotOf(row, today));
  const prices = await index.fairPrices(priced);
  const bodies = new Map(
    rows.map((row, at) => {
      const average = presentAverage(priced[at] as PricedLot, prices[at] as FairPrice);
      return [row.id, { ...presentLot(row, today), ...average }];
    }),
  );
  return places.flatMap(({ id }) => bodies.get(id) ?? []);
}

/** Selects by day and id, because the table is partitioned by month. */
function selectBodies(db: Db, accountId: number, places: readonly LotPlace[]) {
  const days = [...new Set(places.map(({ heldOn }) => heldOn))];
  return namedLots(db)
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.lot_id', '=', 'lot.id').on('favourite.account_id', '=', accountId),
    )
    .leftJoin('bid', (join) =>
      join.onRef('bid.lot_id', '=', 'lot.id').on('bid.account_id', '=', accountId).on('bid.status', 'in', openStatuses),
    )
    .selectAll('lot')
    .select(['bid.id as bid_id', 'bid.amount as bid_amount', 'bid.status as bid_status'])
    .select(['favourite_group', photoIds.as('photos'), sql<string | null>`details->>'eraYear'`.as('era_year')])
    .where(
      'lot.id',
      'in',
      places.map(({ id }) => id),
    )
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`);
}

type BodyRow = Awaited<ReturnType<ReturnType<typeof selectBodies>['execute']>>[number];

function presentLot(row: BodyRow, today: JapanDay): WithoutAverage<AnyLot> {
  const kind = row.kind as LotKind;
  const home = homeOf(kind, row.held_on as JapanDay, today);
  const pageType = pageTypeOf(kind, home);
  const common = {
    id: row.id,
    pageType,
    lotType: lotTypes[kind],
    lotNo: row.lot_no,
    auctionDate: row.runs_at.toISOString(),
    auctionName: row.house_name ?? '',
    maker: row.maker_name,
    model: row.model_name,
    year: row.year,
    grade: row.trim_name,
    mileage: row.mileage_km,
    condition: row.condition,
    status: row.status,
    startPrice: row.start_price,
    // A stock car shows its fixed price as the sold price.
    soldPrice: row.kind === 'stock' ? row.start_price : row.sold_price,
    images: row.photos.slice(0, mostPhotos[home]).map((id) => photoAddress(row.id, id, 480)),
    wishList: wishList(row.favourite_group as FavouriteGroup | null),
    // R50: only the caller's own bid.
    myBid: row.bid_id !== null,
    myBidAmount: row.bid_amount,
    bidStatusId: row.bid_status,
  };
  const { shape } = pageTypeData[pageType];
  if (shape === 'bike') return { ...common, ...bikeFacts(row) };
  if (shape === 'machine') return { ...common, ...machineFacts(row, home === 'statistics') };
  return { ...common, ...carFacts(row) };
}

type WithoutAverage<Lot> = Lot extends AnyLot ? Omit<Lot, keyof AveragePrice> : never;
type ShapeFacts<Lot extends AnyLot> = Omit<Lot, keyof CarLot & keyof BikeLot & keyof MachineLot>;

function carFacts(row: BodyRow): ShapeFacts<CarLot> {
  return {
    engine: row.engine_cc,
    chassis: row.chassis ?? '',
    color: row.color,
    gearbox: row.gearbox,
    priv: row.drive,
    equip: row.equipment,
    steering: row.steering,
    isUss: row.has_more_photos,
    jasId: row.bid_id,
  };
}

function bikeFacts(row: BodyRow): ShapeFacts<BikeLot> {
  return {
    auctionId: row.house_id,
    makerId: row.maker_id,
    modelId: row.model_id,
    engine: row.engine_cc,
    color: row.color,
    rateEngine: row.rate_engine,
    rateFront: row.rate_front,
    rateExt: row.rate_exterior,
    rateRear: row.rate_rear,
    rateEl: row.rate_electric,
    rateFrame: row.rate_frame,
    inspection: row.inspection,
    serial: row.serial,
  };
}

function machineFacts(row: BodyRow, isSold: boolean): ShapeFacts<MachineLot> {
  return {
    group: row.group_name ?? '',
    category: row.category_name ?? '',
    gg: row.era_year ?? '',
    cc: row.engine_cc,
    hours: row.hours,
    KPP: row.gearbox,
    volume: row.volume,
    serial: row.serial,
    price: isSold ? row.sold_price : row.start_price,
  };
}
