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
    summary: 'Clients, searched, filtered and sorted; staff accounts for owners',
  }),
  search: call<{ query: SearchQuery; answer: FoundClients }>()({
    method: 'GET',
    path: '/user/search',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'Clients by four or more characters of their name, company, e-mail or id',
  }),
  userInfo: call<{ query: IdQuery; answer: UserInfo }>()({
    method: 'GET',
    path: '/user/user-info',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'A client’s card and means',
  }),
  view: call<{ query: IdQuery; answer: ClientView }>()({
    method: 'GET',
    path: '/user/client',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'All that staff see of a client, and what the reader may change',
  }),
} as const;
