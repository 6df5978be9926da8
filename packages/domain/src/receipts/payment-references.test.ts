import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNumber, numberSeries } from '../invoices/invoice-numbers.ts';
import { invoiceReference } from '../invoices/invoice-reference.ts';
import { paymentReference } from '../money/first-deposit.ts';
import { referencesInText } from './payment-references.ts';

const references = (text: string) => [...referencesInText(text).references];
const clientIds = (text: string) => [...referencesInText(text).clientIds];

describe('a reference in the text of a bank', () => {
  it('is found whatever blanks and hyphens a bank puts into it or takes out of it', () => {
    const id = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(id, fc.nat(12), fc.constantFrom('', ' ', '/'), (accountId, place, blank) => {
        const reference = paymentReference(accountId);
        const broken = `${reference.slice(0, place)}${blank}${reference.slice(place)}`;
        if (blank !== '/' || place > 4) expect(references(`CAR ${broken}`)).toEqual([reference]);
        expect(references(`CAR ${reference.replaceAll('-', blank)} FOR 2`)).toEqual([reference]);
      }),
    );
  });

  it('of a document is found likewise', () => {
    const number = fc
      .tuple(fc.constantFrom(...numberSeries), fc.constant(2026), fc.integer({ min: 1, max: 999_999 }))
      .map((parts) => documentNumber(...parts));
    fc.assert(
      fc.property(number, fc.constantFrom('-', ' ', ''), (one, hyphen) => {
        const reference = invoiceReference(one);
        expect(references(`PAYMENT FOR ${reference.replaceAll('-', hyphen)} CAR`)).toContain(reference);
      }),
    );
  });

  it('of a document may be glued to a word', () => {
    expect(references('CAR2026-004117-84')).toEqual(['2026-004117-84']);
    expect(references('CARP2026-000012-91')).toEqual(['P2026-000012-91']);
  });

  it('with a wrong check digit is nobody’s, and no id of a client', () => {
    for (const digit of '012356789') {
      for (const text of [`SERI-000572-${digit}`, `SERI000572${digit}`, `SERI 000572 ${digit}`, `000572-${digit}`]) {
        expect(referencesInText(text), text).toEqual({ references: new Set(), clientIds: new Set() });
      }
    }
  });

  it('without its zeros needs its name', () => {
    expect(['SERI-572-4', 'SERI-0572-4', 'SERI 572 4 CARS'].flatMap(references)).toEqual(
      Array.from({ length: 3 }, () => 'SERI-000572-4'),
    );
    expect(references('572-4')).toEqual([]);
    expect([...references('SERI-5724'), ...references('SERI-57 24'), ...references('SERI-572-5')]).toEqual([]);
  });

  it.each(['03-1234-5678', '2026-11-27', '+81 90 0005 7241', '1,000,572.4', '5724', '1042332', '10 4233 2'])(
    'is none: %s',
    (text) => {
      expect(references(text)).toEqual([]);
    },
  );
});

describe('the id of a client in the text of a bank', () => {
  it.each([
    ['CLIENT ID 572', [572]],
    ['CLIENT ID: 000572', [572]],
    ['ID NO.7', [7]],
    ['ID572', [572]],
    ['клиент № 572', [572]],
    ['顧客番号572', [572]],
    ['IVANOV 572 CAR', [572]],
    ['CARS 572 573', [573]],
    ['LOT 572', []],
    ['INVOICE NO 572', []],
    ['IN 2026', []],
    ['27.11.2026 10:15', []],
    ['1,572.00 JPY', []],
    ['CAR 57', []],
    ['AB572 572X', []],
  ])('in “%s” is %j', (text, ids) => {
    expect(clientIds(text)).toEqual(ids);
  });
});
