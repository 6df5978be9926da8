import { call } from './call.ts';
import type { Done } from './common.schema.ts';
import type { AddFavouriteBody, DeleteFavouriteQuery } from './favourites.schema.ts';

export const favouritesCalls = {
  add: call<{ body: AddFavouriteBody; answer: Done }>()({
    method: 'POST',
    path: '/favorite/add',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Puts a lot into a group, taking it out of the one it was in',
  }),
  delete: call<{ query: DeleteFavouriteQuery; answer: Done }>()({
    method: 'DELETE',
    path: '/favorite/delete',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Takes a lot out of a group',
  }),
} as const;
