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
    summary: 'Keeps the filters and the sort of a listing under a title',
  }),
  rename: call<{ body: RenameSearchBody; answer: Done }>()({
    ...write,
    path: '/user/update-search',
    summary: 'Gives a saved search another title',
  }),
  list: call<{ query: MySearchQuery; answer: MySearches }>()({
    method: 'GET',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    path: '/user/my-search',
    summary: 'The saved searches of a page type, whose flag it needs, with how many lots are new in each',
  }),
  open: call<{ body: SearchBody; answer: Done }>()({
    ...write,
    path: '/user/open-search',
    summary: 'Says that a saved search was opened: what comes later is new',
  }),
  delete: call<{ body: SearchBody; answer: Done }>()({
    ...write,
    path: '/user/delete-search',
    summary: 'Deletes a saved search',
  }),
} as const;
