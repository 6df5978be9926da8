import { aboutAccount, accountants, type AccessRow, get, signedIn, staff, v1, withProof } from './access-row.ts';

export const moneyRows: Readonly<Record<string, AccessRow>> = {
  'ledger.payments': { may: signedIn, cases: get('/payments/index') },
  'ledger.clientPayments': aboutAccount('read', (id) => v1('GET', `/user/payments?id=${id}`)),
  'receipts.bookRemittance': withProof(
    aboutAccount(
      'book',
      (id) => v1('POST', '/user/remittance', { payload: { id, amount: 1, description: '', reason: 'a test' } }),
      accountants,
    ),
  ),
  'ledger.bookCorrection': withProof(
    aboutAccount(
      'book',
      (id) => v1('POST', '/user/correction', { payload: { id, amount: -1, description: '', reason: 'a test' } }),
      accountants,
    ),
  ),
  'ledger.setCreditLimit': withProof(
    aboutAccount('book', (id) =>
      v1('PUT', '/user/credit-limit', { payload: { id, creditLimit: 5, expected: 0, reason: 'a test' } }),
    ),
  ),
  'allocations.list': aboutAccount('read', (id) => v1('GET', `/user/allocations?id=${id}`)),
  'allocations.setTerms': aboutAccount(
    'book',
    (id) => v1('PUT', '/user/payment-terms', { payload: { id, byHand: false, dueDays: null } }),
    accountants,
  ),
  'allocations.allocate': {
    may: accountants,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: entryId }) =>
          v1('POST', '/allocations', { payload: { entryId, purchaseId: entryId, amount: 1 } }),
      },
    },
  },
  'allocations.free': {
    may: accountants,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) =>
          v1('POST', '/allocations/reverse', { payload: { id, amount: 1, purchaseId: null } }),
      },
    },
  },
  'debts.list': { may: staff, cases: get('/debts') },
  'ledger.file': { may: accountants, cases: get('/ledger/export?from=2026-11-01&to=2026-11-30') },
  'ledger.creditLimits': aboutAccount('read', (id) => v1('GET', `/user/credit-limits?id=${id}`)),
};
