import { call } from '../call.ts';
import type {
  AccountQuery,
  Booked,
  ClientPayments,
  ClientPaymentsQuery,
  CorrectionBody,
  CreditLimitBody,
  CreditLimits,
  LedgerFileQuery,
  Payments,
  PaymentsQuery,
} from './ledger.schema.ts';

export const ledgerCalls = {
  payments: call<{ query: PaymentsQuery; answer: Payments }>()({
    method: 'GET',
    path: '/payments/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  clientPayments: call<{ query: ClientPaymentsQuery; answer: ClientPayments }>()({
    method: 'GET',
    path: '/user/payments',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  file: call<{ query: LedgerFileQuery; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/ledger/export',
    access: { right: 'accounting' },
    pace: 'exporting',
    answers: 'bytes',
    refusals: [],
  }),
  bookCorrection: call<{ body: CorrectionBody; answer: Booked }>()({
    method: 'POST',
    path: '/user/correction',
    access: { right: 'accounting' },
    pace: 'writing',
    needs: 'step-up',
    refusals: [],
  }),
  setCreditLimit: call<{ body: CreditLimitBody; answer: Booked }>()({
    method: 'PUT',
    path: '/user/credit-limit',
    access: 'staff',
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED'],
  }),
  creditLimits: call<{ query: AccountQuery; answer: CreditLimits }>()({
    method: 'GET',
    path: '/user/credit-limits',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
