import { favouriteGroups, groupNameAtMost } from '@seri/domain/catalogue/favourite-groups';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { bikeLot, carLot, machineLot } from './catalogue.schema.ts';
import { done, pageInfo, paging } from '../common.schema.ts';

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

/** Empty, if the group has no name. */
const groupName = z.string().trim().max(groupNameAtMost);
export const nameGroupBody = z.object({ group: z.enum(favouriteGroups), name: groupName });
export type NameGroupBody = z.infer<typeof nameGroupBody>;

export const groupNames = z.object({ groups: z.array(nameGroupBody) });
export type GroupNames = z.infer<typeof groupNames>;

export const favouritesSchemas = {
  list: {
    summary: 'The lots of a group, of every kind that the flags open, those still to come first',
    query: favouritesQuery,
    answer: favourites,
  },
  add: { summary: 'Puts a lot into a group, taking it out of the one it was in', body: addFavouriteBody, answer: done },
  names: { summary: 'What the account calls its groups', answer: groupNames },
  name: { summary: 'Names a group; an empty name leaves its letter alone', body: nameGroupBody, answer: done },
  delete: { summary: 'Takes a lot out of a group', query: deleteFavouriteQuery, answer: done },
};
