import { expect, it } from 'vitest';
import { creditPaper } from './credit-paper.ts';
import type { PaperItem, SalePaper } from './paper-snapshot.ts';

const seller = { brand: 'Seri', logo: null, name: 'S', address: '', telephone: '', email: '', registration: null };
const party = { name: 'B', address: '', country: '', document: '', telephone: '', email: '' };
const item = (...amounts: number[]): PaperItem => ({
  car: null,
  lines: amounts.map((amount) => ({ kind: 'agent', label: null, amount, tax: 'export_0' })),
});
const invoice: SalePaper = {
  kind: 'invoice',
  purpose: 'sale',
  language: 'en',
  issuedOn: '2026-11-20',
  number: '2026-000001',
  dueOn: '2026-11-27',
  seller,
  buyer: party,
  client: 'SERI-000007-1',
  remarks: { en: 'for you', ru: 'для вас' },
  terms: null,
  route: null,
  consignee: null,
  notify: null,
  items: [item(10, 20), item(30), item(40)],
  bank: null,
  rate: null,
  cancels: null,
  replaces: 'P2026-000001',
};

it('R90 a credit note has the lines that it gives back, under the number of their invoice', () => {
  const credits = new Map([
    [1, 5],
    [3, 40],
  ]);
  const moved = { ...seller, address: 'elsewhere' };
  const note = creditPaper(invoice, credits, { seller: moved, reason: 'sold twice' });
  expect(note.items).toEqual([item(5), item(40)]);
  expect(note).toMatchObject({
    kind: 'credit_note',
    number: null,
    dueOn: null,
    cancels: '2026-000001',
    replaces: null,
    seller: moved,
    buyer: party,
    remarks: { en: 'sold twice', ru: 'sold twice' },
  });
  expect(creditPaper(invoice, credits, { seller, reason: '' }).remarks).toBeNull();
});
