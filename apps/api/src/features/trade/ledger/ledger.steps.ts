import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';

type TextValues = Record<string, string>;

export function ledgerSteps(api: TestApi, { db }: TestDatabase) {
  const act = (by: TestUser | null, method: 'POST' | 'PUT', path: string, payload: object, headers: TextValues = {}) =>
    api.ask(by, { method, url: apiRoot + path, payload, headers });
  const read = (by: TestUser | null, path: string, query: TextValues) => api.ask(by, { url: apiRoot + path, query });
  return {
    remit: (by: TestUser | null, id: number, amount: number, headers?: TextValues) => {
      const payload = { id, amount, description: 'Bank transfer', reason: 'Statement of today' };
      return act(by, 'POST', '/user/remittance', payload, headers);
    },
    correct: (by: TestUser | null, id: number, amount: number, reason = 'Booked twice') =>
      act(by, 'POST', '/user/correction', { id, amount, description: 'Correction', reason }),
    limit: (by: TestUser | null, id: number, creditLimit: number, expected = 0) =>
      act(by, 'PUT', '/user/credit-limit', { id, creditLimit, expected, reason: 'Pays in time' }),
    payments: (of: TestUser | null, query: TextValues = {}) => read(of, '/payments/index', query),
    clientPayments: (by: TestUser | null, id: number) => read(by, '/user/payments', { id: String(id) }),
    limits: (by: TestUser | null, id: number) => read(by, '/user/credit-limits', { id: String(id) }),
    account: (id: number) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    traceOf: async (id: number) => {
      const [entries, logs, events] = await Promise.all([
        db.selectFrom('ledger_entry').selectAll().where('account_id', '=', id).orderBy('number').execute(),
        db.selectFrom('action_log').selectAll().where('on_behalf_of', '=', id).orderBy('id').execute(),
        db.selectFrom('outbox').selectAll().where('audience', '=', `account:${id}`).orderBy('id').execute(),
      ]);
      return { entries, logs, events };
    },
  };
}
