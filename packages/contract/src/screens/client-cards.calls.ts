import { call } from '../call.ts';
import type {
  ClientsPage,
  ClientsQuery,
  ClientView,
  FoundClients,
  IdQuery,
  SearchQuery,
  UserInfo,
} from './client-cards.schema.ts';

export const clientCardsCalls = {
  list: call<{ query: ClientsQuery; answer: ClientsPage }>()({
    method: 'GET',
    path: '/user/clients',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  search: call<{ query: SearchQuery; answer: FoundClients }>()({
    method: 'GET',
    path: '/user/search',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  userInfo: call<{ query: IdQuery; answer: UserInfo }>()({
    method: 'GET',
    path: '/user/user-info',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  view: call<{ query: IdQuery; answer: ClientView }>()({
    method: 'GET',
    path: '/user/client',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
