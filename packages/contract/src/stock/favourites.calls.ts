import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type {
  AddFavouriteBody,
  DeleteFavouriteQuery,
  Favourites,
  FavouritesQuery,
  GroupNames,
  NameGroupBody,
} from './favourites.schema.ts';

export const favouritesCalls = {
  add: call<{ body: AddFavouriteBody; answer: Done }>()({
    method: 'POST',
    path: '/favorite/add',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  delete: call<{ query: DeleteFavouriteQuery; answer: Done }>()({
    method: 'DELETE',
    path: '/favorite/delete',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  list: call<{ query: FavouritesQuery; answer: Favourites }>()({
    method: 'GET',
    path: '/favorite/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  names: call<{ answer: GroupNames }>()({
    method: 'GET',
    path: '/favorite/groups',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  name: call<{ body: NameGroupBody; answer: Done }>()({
    method: 'PUT',
    path: '/favorite/group',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
} as const;
