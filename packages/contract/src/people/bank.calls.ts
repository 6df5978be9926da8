import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { BankBody, BankHistory } from './bank.schema.ts';

/** R64: staff who are no owners get a 403. */
export const bankCalls = {
  history: call<{ answer: BankHistory }>()({
    method: 'GET',
    path: '/site/bank-details',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  save: call<{ body: BankBody; answer: Done }>()({
    method: 'PUT',
    path: '/site/bank-details',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED'],
  }),
} as const;
