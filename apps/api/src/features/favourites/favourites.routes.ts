import { favouritesCalls } from '@seri/contract/favourites.calls';
import { favouritesSchemas } from '@seri/contract/favourites.schema';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFavourite } from './add-favourite.ts';
import { deleteFavourite } from './delete-favourite.ts';

export function favouritesRoutes({ clock }: Platform): Routes {
  return routesOf('favourites', favouritesCalls, favouritesSchemas, {
    add: ({ acting, input }) => addFavourite(acting, input.body, clock),
    delete: ({ acting, input }) => deleteFavourite(acting, input.query),
  });
}
