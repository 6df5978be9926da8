import { call } from '../call.ts';
import type { Profile } from './profile.schema.ts';

export const profileCalls = {
  view: call<{ answer: Profile }>()({
    method: 'GET',
    path: '/user/view-profile',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The signed-in account with its permissions and its means',
  }),
} as const;
