import { call } from '../call.ts';
import type {
  AccountQuery,
  Booked,
  ClientPayments,
  ClientPaymentsQuery,
  CorrectionBody,
  CreditLimitBody,
  CreditLimits,
  Payments,
  PaymentsQuery,
  RemittanceBody,
} from './ledger.schema.ts';

export const ledgerCalls = {
  payments: call<{ query: PaymentsQuery; answer: Payments }>()({
    method: 'GET',
    path: '/payments/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The entries of the reader’s own account, newest first, with totals',
  }),
  clientPayments: call<{ query: ClientPaymentsQuery; answer: ClientPayments }>()({
    method: 'GET',
    path: '/user/payments',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'The entries of a client',
  }),
  bookRemittance: call<{ body: RemittanceBody; answer: Booked }>()({
    method: 'POST',
    path: '/user/remittance',
    access: 'staff',
    pace: 'writing',
    refusals: [],
    summary: 'Books money that a client has sent; the first of the set minimum lifts a restricted account',
  }),
  bookCorrection: call<{ body: CorrectionBody; answer: Booked }>()({
    method: 'POST',
    path: '/user/correction',
    access: 'staff',
    pace: 'writing',
    refusals: [],
    summary: 'Books a correction, up or down; existing entries never change',
  }),
  setCreditLimit: call<{ body: CreditLimitBody; answer: Booked }>()({
    method: 'PUT',
    path: '/user/credit-limit',
    access: 'staff',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
    summary: 'Sets a client’s credit limit and records author, time, old and new limit, and reason',
  }),
  creditLimits: call<{ query: AccountQuery; answer: CreditLimits }>()({
    method: 'GET',
    path: '/user/credit-limits',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'The history of a client’s credit limit, latest first',
  }),
} as const;
