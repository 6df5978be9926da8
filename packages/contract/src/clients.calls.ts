import { call } from './call.ts';
import type {
  ClientsPage,
  ClientsQuery,
  ClientView,
  FlagsBody,
  FoundClients,
  IdQuery,
  RoleBody,
  SearchQuery,
  UpdateClientBody,
  UserInfo,
} from './clients.schema.ts';
import type { Done } from './common.schema.ts';

export const clientsCalls = {
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
  update: call<{ body: UpdateClientBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/client',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
    summary: 'Manager, dealer, daily limits and note of a client',
  }),
  setRole: call<{ body: RoleBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/role',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
    summary: 'Gives an account another role; Disabled ends its sign-ins at once',
  }),
  setFlags: call<{ body: FlagsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/permissions',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
    summary: 'Overrides flags of the role for one account',
  }),
} as const;
