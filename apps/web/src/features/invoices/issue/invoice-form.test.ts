import { expect, it } from 'vitest';
import { firstForm, type InvoiceForm, invoiceFaults, orderOf, readRate, usualPort } from './invoice-form.ts';

const form = (change: Partial<InvoiceForm> = {}): InvoiceForm => ({
  ...firstForm(
    { incoterm: 'FOB', port: 'Nagoya' },
    { kind: 'proforma', purchaseIds: [700_001], language: 'en', today: '2026-11-18' },
  ),
  ...change,
});

it('R90 a rate is checked only if one is told', () => {
  expect(invoiceFaults(form())).toEqual({});
  expect(invoiceFaults(form({ hasRate: true, currency: '', day: '2026-02-30', source: ' ' }))).toEqual({
    currency: { problem: 'required' },
    yen: { problem: 'required' },
    day: { problem: 'required' },
    source: { problem: 'required' },
  });
  expect(invoiceFaults(form({ hasRate: true, currency: '$', yen: '0' }))).toEqual({
    currency: { problem: 'invalid' },
    yen: { problem: 'invalid' },
  });
});

it('a rate may be typed with a comma and in small letters', () => {
  const typed = form({ hasRate: true, currency: 'eur', yen: '173,25' });
  expect(invoiceFaults(typed)).toEqual({});
  expect(readRate(typed)).toEqual({ currency: 'EUR', yen: '173.25', day: '2026-11-18', source: 'TTM' });
  expect(readRate(form({ currency: 'EUR', yen: '173.25' }))).toBeUndefined();
});

it('without a port the paper names no terms', () => {
  expect(orderOf(form({ remarks: ' two keys ' }), 7)).toEqual({
    kind: 'proforma',
    accountId: 7,
    purchaseIds: [700_001],
    deposit: null,
    language: 'en',
    terms: { incoterm: 'FOB', port: 'Nagoya' },
    rate: null,
    remarks: 'two keys',
  });
  expect(orderOf(form({ port: ' ' }), 7).terms).toBeNull();
});

it('a price on board names the port of loading, the others that of arrival', () => {
  const ports = { exportPort: 'Nagoya', dischargePort: 'Vladivostok' };
  expect((['FOB', 'CFR', 'CIF'] as const).map((incoterm) => usualPort(incoterm, ports))).toEqual([
    'Nagoya',
    'Vladivostok',
    'Vladivostok',
  ]);
});
