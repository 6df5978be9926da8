import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { BillingBody, BillingHistory } from './billing.schema.ts';

/** R64: staff who are no owners get a 403. */
export const billingCalls = {
  history: call<{ answer: BillingHistory }>()({
    method: 'GET',
    path: '/site/billing',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  save: call<{ body: BillingBody; answer: Done }>()({
    method: 'PUT',
    path: '/site/billing',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED'],
  }),
} as const;
