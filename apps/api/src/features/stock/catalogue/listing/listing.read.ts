import type {
  AnyLot,
  BikeLot,
  CarLot,
  Listings,
  ListingQuery,
  MachineLot,
  PageInfo,
} from '@seri/contract/stock/catalogue.schema';
import { readFilters } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { type PageType, pageTypeData, type ShapeOf } from '@seri/domain/catalogue/page-types';
import type { Db } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { readBodies } from './lot-bodies.read.ts';

export interface ListingRequest<Type extends PageType> {
  pageType: Type;
  today: JapanDay;
  accountId: number;
  query: ListingQuery;
}

/** R8, R37: one page of a listing, with the reader's own favourites. */
export async function readListing<Type extends PageType>(
  db: Db,
  index: CatalogueIndex,
  { pageType, today, accountId, query }: ListingRequest<Type>,
): Promise<Listings[ShapeOf<Type>]> {
  const { filters, faults } = readFilters(pageType, query);
  assertFaultless(faults);
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const sorting = query.sort && { sort: query.sort, order: query.order ?? 'ASC' };
  const slice = { sorting, offset: (page - 1) * pageSize, limit: pageSize };
  const [{ total, places }, totalResults] = await Promise.all([
    index.listing({ pageType, today, filters }, slice),
    index.size({ pageType, today }),
  ]);
  const lots = await readBodies(db, index, { accountId, today }, places);
  return listingOf<ShapeOf<Type>>(pageTypeData[pageType].shape, lots, {
    page,
    pageSize,
    totalSearchResults: total,
    totalResults,
  });
}

/** All lots of a page type have the same shape, but the compiler cannot see that. */
const listingsOf: { [Shape in keyof Listings]: (lots: AnyLot[], pageInfo: PageInfo) => Listings[Shape] } = {
  car: (lots, pageInfo) => ({ carsList: lots as CarLot[], pageInfo }),
  bike: (lots, pageInfo) => ({ bikeList: lots as BikeLot[], pageInfo }),
  machine: (lots, pageInfo) => ({ mechList: lots as MachineLot[], pageInfo }),
};

const listingOf = <Shape extends keyof Listings>(shape: Shape, lots: AnyLot[], pageInfo: PageInfo): Listings[Shape] =>
  listingsOf[shape](lots, pageInfo);
