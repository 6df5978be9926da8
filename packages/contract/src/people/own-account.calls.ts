import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { ChangePasswordBody, DoneWithMessage, EndSignInParams, ProfileBody, SignIns } from './identity.schema.ts';

/** Further calls of the feature `identity`, which only the profile page makes. */
export const ownAccountCalls = {
  updateProfile: call<{ body: ProfileBody; answer: DoneWithMessage }>()({
    method: 'PUT',
    path: '/user/update-profile',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  changePassword: call<{ body: ChangePasswordBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/change-password',
    access: 'signed-in',
    pace: 'signing-in',
    refusals: [],
  }),
  signIns: call<{ answer: SignIns }>()({
    method: 'GET',
    path: '/user/sign-ins',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  endSignIn: call<{ params: EndSignInParams; answer: Done }>()({
    method: 'DELETE',
    path: '/user/sign-ins/:id',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  endOtherSignIns: call<{ answer: Done }>()({
    method: 'DELETE',
    path: '/user/sign-ins',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
} as const;
