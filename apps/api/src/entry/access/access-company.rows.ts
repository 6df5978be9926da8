import { firstBilling } from '@seri/domain/money/company-billing';
import { type AccessRow, everybody, get, open, staff, v1 } from './access-row.ts';

export const companyRows: Readonly<Record<string, AccessRow>> = {
  'company.portal': open('/site/portal'),
  'company.content': open('/site/company'),
  'company.save': {
    may: staff,
    cases: { any: { gives: 422, ask: () => v1('PUT', '/site/company', { payload: { version: 0, content: {} } }) } },
  },
  'company.saveLogo': {
    may: staff,
    cases: { any: { gives: 422, ask: () => v1('POST', '/site/logo', { payload: { data: 'bm8gcGljdHVyZQ==' } }) } },
  },
  'company.logo': {
    may: everybody,
    cases: { missing: { gives: 404, ask: () => v1('GET', `/site/logo/${'0'.repeat(32)}`) } },
  },

  'bank.history': { may: ['owner'], cases: get('/site/bank-details') },
  'bank.save': {
    may: ['owner'],
    needs: 'step-up',
    cases: {
      any: {
        gives: 200,
        ask: () => v1('PUT', '/site/bank-details', { payload: { version: 0, details: null } }),
      },
    },
  },
  'billing.history': { may: ['owner'], cases: get('/site/billing') },
  'billing.save': {
    may: ['owner'],
    needs: 'step-up',
    cases: {
      any: {
        gives: 422,
        ask: () => v1('PUT', '/site/billing', { payload: { version: 0, details: firstBilling } }),
      },
    },
  },
};
