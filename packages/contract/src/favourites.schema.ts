import { favouriteGroups } from '@seri/domain/favourite-groups';
import { lotTypes } from '@seri/domain/page-types';
import { z } from 'zod';
import { done } from './common.schema.ts';

export const addFavouriteBody = z.object({
  carId: z.int().positive(),
  group: z.enum(favouriteGroups),
  type: z.enum(Object.values(lotTypes)),
});
export type AddFavouriteBody = z.infer<typeof addFavouriteBody>;

export const deleteFavouriteQuery = z.object({ carId: z.string().regex(/^\d{1,15}$/), group: z.enum(favouriteGroups) });
export type DeleteFavouriteQuery = z.infer<typeof deleteFavouriteQuery>;

export const favouritesSchemas = {
  add: { body: addFavouriteBody, answer: done },
  delete: { query: deleteFavouriteQuery, answer: done },
};
