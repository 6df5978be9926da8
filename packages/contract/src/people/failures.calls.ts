import { call } from '../call.ts';
import type { FailedSignIns, FailedSignInsQuery } from './failures.schema.ts';

/** R76: staff who are no owners get a 403. */
export const failuresCalls = {
  list: call<{ query: FailedSignInsQuery; answer: FailedSignIns }>()({
    method: 'GET',
    path: '/user/failed-sign-ins',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
