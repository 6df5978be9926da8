import { call } from '../call.ts';
import type { Start } from './start.schema.ts';

export const startCalls = {
  view: call<{ answer: Start }>()({
    method: 'GET',
    path: '/user/start',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
