import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type {
  MySearches,
  MySearchQuery,
  RenameSearchBody,
  SaveSearchAnswer,
  SaveSearchBody,
  SearchBody,
} from './searches.schema.ts';

const write = { method: 'POST', access: 'signed-in', pace: 'writing', refusals: [] } as const;

export const searchesCalls = {
  save: call<{ body: SaveSearchBody; answer: SaveSearchAnswer }>()({
    ...write,
    path: '/user/save-search',
    refusals: ['SEARCH_LIMIT'],
  }),
  rename: call<{ body: RenameSearchBody; answer: Done }>()({
    ...write,
    path: '/user/update-search',
  }),
  list: call<{ query: MySearchQuery; answer: MySearches }>()({
    method: 'GET',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    path: '/user/my-search',
  }),
  open: call<{ body: SearchBody; answer: Done }>()({
    ...write,
    path: '/user/open-search',
  }),
  delete: call<{ body: SearchBody; answer: Done }>()({
    ...write,
    path: '/user/delete-search',
  }),
} as const;
