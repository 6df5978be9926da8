import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { DraftAnswer, InvoiceDetails, InvoicesAnswer, ListedInvoice } from './invoices.ts';

export const anInvoice = (id: number, overrides: Partial<ListedInvoice> = {}): ListedInvoice => ({
  id,
  number: `2026-${String(id).padStart(6, '0')}`,
  kind: 'invoice',
  purpose: 'sale',
  state: 'issued',
  issuedOn: '2026-11-18',
  dueOn: '2026-11-26',
  total: 1_850_000,
  credited: 0,
  paid: 0,
  party: 'Joan Journey',
  cars: [{ purchaseId: 700_001, name: 'Toyota Harrier' }],
  cancels: null,
  url: `/v1/invoices/${id}.pdf`,
  client: null,
  ...overrides,
});

/** The same answer as staff read it. */
export const forStaff = { client: { id: 1001, name: 'Joan Journey' } };

export function invoicesAnswer(list: readonly ListedInvoice[], isStaff = false): InvoicesAnswer {
  const total = list.length;
  return {
    list: [...list],
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: total },
    can: { issue: isStaff, chooseClients: isStaff },
  };
}

/** Answers by number and kind, as the server does. */
export function serveInvoices(server: FakeServer, all: readonly ListedInvoice[], isStaff = false): void {
  server.answer(invoicesCalls.list, ({ query: { number = '', kind } }) =>
    invoicesAnswer(
      all.filter((one) => one.number.includes(number) && (!kind || one.kind === kind)),
      isStaff,
    ),
  );
}

export const aDraft = (overrides: Partial<DraftAnswer> = {}): DraftAnswer => ({
  accountId: 1001,
  client: 'Joan Journey',
  cars: [{ purchaseId: 700_001, sku: 'S-700001', name: 'Toyota Harrier' }],
  lines: [
    { purchaseId: 700_001, chargeId: null, kind: 'car', note: '', amount: 1_800_000, invoiced: 0 },
    { purchaseId: 700_001, chargeId: 1, kind: 'agent', note: '', amount: 50_000, invoiced: 0 },
  ],
  total: 1_850_000,
  dueOn: '2026-11-26',
  incoterm: 'FOB',
  port: 'Nagoya',
  replaces: null,
  toCredit: [],
  lacksSeller: false,
  ...overrides,
});

export const anInvoiceView = (overrides: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  ...anInvoice(7, forStaff),
  lines: [
    { place: 0, car: 'Toyota Harrier', kind: 'car', note: '', amount: 1_800_000, credited: 0 },
    { place: 1, car: 'Toyota Harrier', kind: 'agent', note: '', amount: 50_000, credited: 20_000 },
  ],
  ...overrides,
});

/** The start of every PDF. */
export const pdf = () => new Response(new Uint8Array([0x25, 0x50, 0x44, 0x46]));
