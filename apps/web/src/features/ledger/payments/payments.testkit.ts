import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { Payment, PaymentsAnswer } from '../means/balance-info.ts';

export function payment(entryId: number, overrides: Partial<Payment> = {}): Payment {
  return {
    id: null,
    entryId,
    type: 'remittance',
    purpose: 'remittance',
    amount: 100_000,
    balance: 100_000 * entryId,
    date: '2026-11-10T03:00:00Z',
    description: 'Bank transfer',
    eta: null,
    etd: null,
    rest: null,
    allocations: [],
    ...overrides,
  };
}

export function paymentsAnswer(records: readonly Payment[]): PaymentsAnswer {
  const total = records.length;
  return {
    records: [...records],
    pageInfo: { page: 1, pageSize: 20, totalResults: total, totalSearchResults: total },
    purposesList: [],
    typesList: [],
    totalBalance: 199_999,
    totalReceived: 300_000,
    totalSpent: 100_001,
    free: 199_999,
    debt: 0,
    overdue: 0,
    nextDueOn: null,
  };
}

export function servePayments(server: FakeServer, records: readonly Payment[]): void {
  server.answer(ledgerCalls.payments, ({ query: { type, purpose } }) =>
    paymentsAnswer(records.filter((one) => (!type || one.type === type) && (!purpose || one.purpose === purpose))),
  );
}
