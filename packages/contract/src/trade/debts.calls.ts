import { call } from '../call.ts';
import type { Debts, DebtsQuery } from './debts.schema.ts';

export const debtsCalls = {
  list: call<{ query: DebtsQuery; answer: Debts }>()({
    method: 'GET',
    path: '/debts',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
