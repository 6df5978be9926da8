import { call } from '../call.ts';
import type { Profile } from './profile.schema.ts';

export const profileCalls = {
  view: call<{ answer: Profile }>()({
    method: 'GET',
    path: '/user/view-profile',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
