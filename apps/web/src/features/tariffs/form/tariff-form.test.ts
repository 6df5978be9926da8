import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import { describe, expect, it } from 'vitest';
import { emptyTariffForm, readTariffForm, tariffFormOf } from './tariff-form.ts';

const row: TariffDraft = {
  kind: 'insurance',
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  accountId: 7,
  clientTier: 'vip',
  houseId: 3,
  method: 'bid',
  yard: 'Daikoku',
  dischargePort: 'Mombasa',
  loadPort: 'Yokohama',
  line: 'Umikaze Line',
  region: 'kanto',
  sizeClass: 'kei',
  priceFrom: 0,
  priceTo: 10,
  how: 'percent_bp',
  value: 70,
  least: 1000,
  most: 2000,
  freeDays: null,
  booksAt: 'departure',
  note: 'A note',
  sourceUrl: 'https://example.com',
  sourceDate: '2026-11-23',
};

describe('R88 the form of a tariff', () => {
  it.each(['en', 'ru'] as const)('gives the row back as it was (%s)', (language) => {
    expect(readTariffForm(tariffFormOf(row, language))).toEqual({ row, faults: {} });
    const perDay: TariffDraft = { ...row, how: 'per_day', value: 500, freeDays: 30 };
    expect(readTariffForm(tariffFormOf(perDay, language)).row).toEqual(perDay);
  });

  it('shows a percentage as people write it', () => {
    expect(tariffFormOf(row, 'en').percent).toBe('0.7');
    expect(tariffFormOf(row, 'ru').percent).toBe('0,7');
  });

  it('needs an amount and a first day, and nothing else', () => {
    expect(readTariffForm(emptyTariffForm).faults).toEqual({
      value: { problem: 'required' },
      validFrom: { problem: 'required' },
    });
    expect(readTariffForm({ ...emptyTariffForm, value: 0, validFrom: '2026-12-01' }).faults).toEqual({});
  });

  it.each([
    ['value', { how: 'percent_bp', percent: '5 of 100' }],
    ['value', { how: 'percent_bp', percent: '100.01' }],
    ['value', { value: 100_000_001 }],
    ['validTo', { validTo: '2026-11-30' }],
    ['validFrom', { validFrom: '2026-02-30' }],
    ['accountId', { accountId: 'Joan' }],
    ['freeDays', { how: 'per_day', freeDays: '-1' }],
  ])('has a fault at %s', (name, change) => {
    const form = { ...emptyTariffForm, value: 5, validFrom: '2026-12-01', ...change };
    expect(readTariffForm(form)).toEqual({ row: undefined, faults: { [name]: { problem: 'invalid' } } });
  });

  it('drops what its kind of price has no use for', () => {
    const form = { ...emptyTariffForm, value: 5, validFrom: '2026-12-01', freeDays: '30', least: 1, most: 2 };
    expect(readTariffForm(form).row).toMatchObject({ how: 'flat', freeDays: null, least: null, most: null });
  });
});
