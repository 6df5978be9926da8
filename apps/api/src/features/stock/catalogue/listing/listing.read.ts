import type { PageInfo } from '@seri/contract/common.schema';
import type {
  AnyLot,
  BikeLot,
  CarLot,
  Listings,
  ListingQuery,
  MachineLot,
} from '@seri/contract/stock/catalogue.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { type PageType, pageTypeData, type ShapeOf } from '@seri/domain/catalogue/page-types';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';
import { readQuestion } from './read-question.ts';
import { readBodies } from './lot-bodies.read.ts';

/** R8, R37: one page of a listing, with the reader's own favourites. */
export async function readListing<Type extends PageType>(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage & { pageType: Type },
  accountId: number,
  query: ListingQuery,
): Promise<Listings[ShapeOf<Type>]> {
  const { pageType, today } = page;
  const question = readQuestion(page, query);
  const pageNumber = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const sorting = query.sort && { sort: query.sort, order: query.order ?? 'ASC' };
  const slice = { sorting, offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const [{ total, places }, totalResults] = await Promise.all([index.listing(question, slice), index.size(page)]);
  const lots = await readBodies(db, index, { accountId, today }, places);
  return listingOf<ShapeOf<Type>>(pageTypeData[pageType].shape, lots, {
    page: pageNumber,
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
