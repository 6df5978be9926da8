import { call } from '../call.ts';
import type { FlagsBody, RoleBody, RoleFlagsBody, Roles, UpdateClientBody } from './clients.schema.ts';
import type { Done } from '../common.schema.ts';

export const clientsCalls = {
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
  roles: call<{ answer: Roles }>()({
    method: 'GET',
    path: '/user/roles',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'The flags of each role, and which of them the reader may change',
  }),
  setRoleFlags: call<{ body: RoleFlagsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/role-flags',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
    summary: 'Changes flags of a role, for every account that has it and no override',
  }),
} as const;
