import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { bikeLot, carLot, machineLot, pageInfo } from './catalogue.schema.ts';
import { done, paging } from '../common.schema.ts';

export const addFavouriteBody = z.object({
  carId: z.int().positive(),
  group: z.enum(favouriteGroups),
  type: z.enum(Object.values(lotTypes)),
});
export type AddFavouriteBody = z.infer<typeof addFavouriteBody>;

export const deleteFavouriteQuery = z.object({ carId: z.string().regex(/^\d{1,15}$/), group: z.enum(favouriteGroups) });
export type DeleteFavouriteQuery = z.infer<typeof deleteFavouriteQuery>;

export const favouritesQuery = z.object({
  group: z.enum(favouriteGroups),
  ...paging,
});
export type FavouritesQuery = z.infer<typeof favouritesQuery>;

export const favourites = z.object({
  lots: z.array(z.union([carLot, bikeLot, machineLot])),
  groups: z.array(z.object({ group: z.enum(favouriteGroups), count: z.int() })),
  /** `totalSearchResults` counts the group, `totalResults` all groups. */
  pageInfo,
});
export type Favourites = z.infer<typeof favourites>;

export const favouritesSchemas = {
  list: { query: favouritesQuery, answer: favourites },
  add: { body: addFavouriteBody, answer: done },
  delete: { query: deleteFavouriteQuery, answer: done },
};
