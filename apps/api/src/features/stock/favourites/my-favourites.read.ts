import type { Favourites, FavouritesQuery, GroupNames } from '@seri/contract/stock/favourites.schema';
import { type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type CatalogueIndex, readLots } from '../catalogue/catalogue.query.ts';
import { isSeenBy } from '../lots/lots.query.ts';

type FavouritesReader = Pick<Actor, 'accountId' | 'permissions'>;

/** R41: one page of a group, with lots of all kinds, and the number of lots in each group. */
export async function readFavourites(
  db: Db,
  index: CatalogueIndex,
  reader: FavouritesReader,
  today: JapanDay,
  query: FavouritesQuery,
): Promise<Favourites> {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const counts = await countGroups(db, reader, today);
  const places = await listPlaces(db, reader, today, query.group)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const lots = await readLots(db, index, { accountId: reader.accountId, today }, places);
  const groups = favouriteGroups.map((group) => ({ group, count: counts.get(group) ?? 0 }));
  const totalResults = groups.reduce((sum, { count }) => sum + count, 0);
  const totalSearchResults = counts.get(query.group) ?? 0;
  return { lots, groups, pageInfo: { page, pageSize, totalSearchResults, totalResults } };
}

export async function readGroupNames(db: Db, accountId: number): Promise<GroupNames> {
  const rows = await db
    .selectFrom('favourite_name')
    .select(['favourite_group', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  const names = new Map(rows.map((row) => [row.favourite_group, row.name]));
  return { groups: favouriteGroups.map((group) => ({ group, name: names.get(group) ?? '' })) };
}

function visibleFavourites(db: Db, reader: FavouritesReader, today: JapanDay) {
  return db
    .selectFrom('favourite')
    .innerJoin('lot_key', 'lot_key.id', 'favourite.lot_id')
    .innerJoin('lot', (join) => join.onRef('lot.id', '=', 'lot_key.id').onRef('lot.held_on', '=', 'lot_key.held_on'))
    .where('favourite.account_id', '=', reader.accountId)
    .where(isSeenBy(reader.permissions, today));
}

async function countGroups(
  db: Db,
  reader: FavouritesReader,
  today: JapanDay,
): Promise<ReadonlyMap<FavouriteGroup, number>> {
  const rows = await visibleFavourites(db, reader, today)
    .select(({ fn }) => ['favourite_group', fn.countAll<number>().as('count')])
    .groupBy('favourite_group')
    .execute();
  return new Map(rows.map((row) => [row.favourite_group as FavouriteGroup, row.count]));
}

const openStates = [lotStatusCodes.upcoming, lotStatusCodes.ongoing];

/** Order: upcoming auctions, soonest first; then stock cars; then lots that are over, latest first. */
function listPlaces(db: Db, reader: FavouritesReader, today: JapanDay, group: FavouriteGroup) {
  const isStock = sql<boolean>`lot.kind = 'stock'`;
  const isOver = sql<boolean>`(lot.status not in (${sql.join(openStates)})
    or (lot.held_on < ${today}::date and not ${isStock}))`;
  const away = sql`extract(epoch from lot.runs_at) * case when ${isOver} then -1 else 1 end`;
  return visibleFavourites(db, reader, today)
    .select((row) => ['lot.id', row.ref('lot.held_on').$castTo<JapanDay>().as('heldOn')])
    .where('favourite_group', '=', group)
    .orderBy(isOver)
    .orderBy(sql`not ${isOver} and ${isStock}`)
    .orderBy(away)
    .orderBy('lot.lot_number')
    .orderBy('lot.id');
}
