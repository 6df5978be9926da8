import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import { favouritesSchemas } from '@seri/contract/stock/favourites.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogueIndex } from '../catalogue/catalogue.query.ts';
import { addFavourite } from './add-favourite.ts';
import { deleteFavourite } from './delete-favourite.ts';
import { nameGroup } from './name-group.ts';
import { readFavourites, readGroupNames } from './my-favourites.read.ts';

export function favouritesRoutes({ database: { db }, clock }: Platform, index: CatalogueIndex): Routes {
  return routesOf('favourites', favouritesCalls, favouritesSchemas, {
    add: ({ acting, input }) => addFavourite(acting, input.body, clock),
    delete: ({ acting, input }) => deleteFavourite(acting, input.query, clock),
    names: ({ actor }) => readGroupNames(db, actor.accountId),
    name: ({ acting, input }) => nameGroup(acting, input.body),
    list: ({ actor, input }) => readFavourites(db, index, actor, japanDay(clock.now()), input.query),
  });
}
