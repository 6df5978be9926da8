import { call } from '../call.ts';
import type {
  EndClientSignInsParams,
  FlagsBody,
  RightsBody,
  RoleBody,
  RoleFlagsBody,
  Roles,
  UpdateClientBody,
} from './clients.schema.ts';
import type { Done } from '../common.schema.ts';

export const clientsCalls = {
  update: call<{ body: UpdateClientBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/client',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  setRole: call<{ body: RoleBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/role',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
  }),
  setFlags: call<{ body: FlagsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/permissions',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
  }),
  setRights: call<{ body: RightsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/rights',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
  }),
  endSignIns: call<{ params: EndClientSignInsParams; answer: Done }>()({
    method: 'DELETE',
    path: '/user/client/:id/sign-ins',
    access: 'staff',
    pace: 'writing',
    refusals: [],
  }),
  roles: call<{ answer: Roles }>()({
    method: 'GET',
    path: '/user/roles',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  setRoleFlags: call<{ body: RoleFlagsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/role-flags',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'NOT_YOURS_TO_GIVE'],
  }),
} as const;
