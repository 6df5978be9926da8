import { type AccessRow, get, signedIn, staff, v1 } from './access-row.ts';

const order = { kind: 'invoice', deposit: null, language: 'en', terms: null, rate: null, remarks: '' };
const orderOf = (accountId: number, id: number) => ({ ...order, accountId, purchaseIds: [id] });

/** Nobody has any papers here; the tests of invoices cover who sees which. */
export const invoiceRows: Readonly<Record<string, AccessRow>> = {
  'invoices.list': { may: signedIn, cases: get('/invoices') },
  'invoices.view': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/invoices/view?id=${missingId}`) } },
  },
  'invoices.file': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/invoices/${missingId}.pdf`) } },
  },
  'invoices.draft': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId }) => v1('GET', `/invoices/draft?kind=invoice&purchases=${missingId}`),
      },
    },
  },
  'invoices.toInvoice': {
    may: staff,
    cases: {
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/invoices/to-invoice?account=${missingId}`) },
    },
  },
  'invoices.preview': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('POST', '/invoices/preview', { payload: orderOf(id, id) }),
      },
    },
  },
  'invoices.issue': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('POST', '/invoices/issue', { payload: { ...orderOf(id, id), total: 1 } }),
      },
    },
  },
  'invoices.credit': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) =>
          v1('POST', '/invoices/credit', { payload: { id, lines: null, reason: 'a mistake', total: 1 } }),
      },
    },
  },
  /** The company has no name for its papers here. */
  'invoices.statement': {
    may: signedIn,
    cases: {
      any: { gives: 409, ask: () => v1('GET', '/payments/statement?month=2026-10&language=en') },
      missing: {
        gives: 404,
        ask: ({ missingId }) => v1('GET', `/payments/statement?month=2026-10&language=en&id=${missingId}`),
      },
    },
  },
};
