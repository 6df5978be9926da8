import type { Favourites, FavouritesQuery } from '@seri/contract/stock/favourites.schema';
import { type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type CatalogueIndex, readLots } from '../catalogue/catalogue.query.ts';
import { isSeenBy } from '../lots/lots.query.ts';

type Keeper = Pick<Actor, 'accountId' | 'permissions'>;

/** R41: one page of a group, lots of every kind together, and how many each group holds. */
export async function readFavourites(
  db: Db,
  index: CatalogueIndex,
  keeper: Keeper,
  today: JapanDay,
  query: FavouritesQuery,
): Promise<Favourites> {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const counts = await countGroups(db, keeper, today);
  const places = await listPlaces(db, keeper, today, query.group)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const lots = await readLots(db, index, { accountId: keeper.accountId, today }, places);
  const groups = favouriteGroups.map((group) => ({ group, count: counts.get(group) ?? 0 }));
  const totalResults = groups.reduce((sum, { count }) => sum + count, 0);
  const totalSearchResults = counts.get(query.group) ?? 0;
  return { lots, groups, pageInfo: { page, pageSize, totalSearchResults, totalResults } };
}

/** Those of the account's favourites that it may see where they stand today. */
function visibleFavourites(db: Db, keeper: Keeper, today: JapanDay) {
  return db
    .selectFrom('favourite')
    .innerJoin('lot_key', 'lot_key.id', 'favourite.lot_id')
    .innerJoin('lot', (join) => join.onRef('lot.id', '=', 'lot_key.id').onRef('lot.held_on', '=', 'lot_key.held_on'))
    .where('favourite.account_id', '=', keeper.accountId)
    .where(isSeenBy(keeper.permissions, today));
}

async function countGroups(db: Db, keeper: Keeper, today: JapanDay): Promise<ReadonlyMap<FavouriteGroup, number>> {
  const rows = await visibleFavourites(db, keeper, today)
    .select(({ fn }) => ['favourite_group', fn.countAll<number>().as('count')])
    .groupBy('favourite_group')
    .execute();
  return new Map(rows.map((row) => [row.favourite_group as FavouriteGroup, row.count]));
}

const openStates = [lotStatusCodes.upcoming, lotStatusCodes.ongoing];

/** What can still be bought comes first, the next auction before all and fixed prices last; then what is over, the latest first. */
function listPlaces(db: Db, keeper: Keeper, today: JapanDay, group: FavouriteGroup) {
  const isStock = sql<boolean>`lot.kind = 'stock'`;
  const isOver = sql<boolean>`(lot.status not in (${sql.join(openStates)})
    or (lot.held_on < ${today}::date and not ${isStock}))`;
  const away = sql`extract(epoch from lot.runs_at) * case when ${isOver} then -1 else 1 end`;
  return visibleFavourites(db, keeper, today)
    .select((row) => ['lot.id', row.ref('lot.held_on').$castTo<JapanDay>().as('heldOn')])
    .where('favourite_group', '=', group)
    .orderBy(isOver)
    .orderBy(sql`not ${isOver} and ${isStock}`)
    .orderBy(away)
    .orderBy('lot.lot_number')
    .orderBy('lot.id');
}
