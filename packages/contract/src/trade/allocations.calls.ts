import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { AllocateBody, Allocations, AllocationsQuery, FreeBody, TermsBody } from './allocations.schema.ts';

/** R92: staff look on, and those allocate who have the right (R89). */
export const allocationsCalls = {
  list: call<{ query: AllocationsQuery; answer: Allocations }>()({
    method: 'GET',
    path: '/user/allocations',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  allocate: call<{ body: AllocateBody; answer: Done }>()({
    method: 'POST',
    path: '/allocations',
    access: { right: 'accounting' },
    pace: 'writing',
    refusals: ['ALLOCATION_EXCEEDS'],
  }),
  free: call<{ body: FreeBody; answer: Done }>()({
    method: 'POST',
    path: '/allocations/reverse',
    access: { right: 'accounting' },
    pace: 'writing',
    refusals: ['ALLOCATION_EXCEEDS'],
  }),
  setTerms: call<{ body: TermsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/payment-terms',
    access: { right: 'accounting' },
    pace: 'writing',
    refusals: [],
  }),
} as const;
