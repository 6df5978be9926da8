import { describe, expect, it } from 'vitest';
import { chooseTariff, expectedCharge, tariffAmount } from './expected-charge.ts';
import type { TariffPrice } from './tariff.ts';
import { tariffOf, wonCar } from './tariff-rows.steps.ts';

const day = '2026-11-18';
const choose = (...rows: ReturnType<typeof tariffOf>[]) => chooseTariff(rows, 'auction', wonCar, day);

const fitsAt = (price: number) =>
  'tariff' in chooseTariff([tariffOf({ priceFrom: 100, priceTo: 200 })], 'auction', { ...wonCar, price }, day);

describe('R88 the row of a charge', () => {
  it('is the weightiest that fits, wherever it stands', () => {
    const [plain, ofHouse, ofClient] = [tariffOf(), tariffOf({ houseId: 3 }), tariffOf({ accountId: 7 })];
    for (const rows of [
      [plain, ofHouse, ofClient],
      [ofClient, ofHouse, plain],
    ])
      expect(choose(...rows)).toEqual({ tariff: ofClient });
    expect(choose(plain, ofHouse, tariffOf({ accountId: 8 }))).toEqual({ tariff: ofHouse });
    expect(choose(plain, tariffOf({ houseId: 4 }))).toEqual({ tariff: plain });
  });

  it.each([
    ['2026-11-18', null, true],
    ['2026-11-18', '2026-11-18', true],
    ['2026-11-19', null, false],
    ['2026-01-01', '2026-11-17', false],
  ] as const)('from %s to %s fits the day: %s', (validFrom, validTo, isChosen) => {
    expect('tariff' in choose(tariffOf({ validFrom, validTo }))).toBe(isChosen);
  });

  it('fits a price within its bounds, both included', () => {
    expect([99, 100, 200, 201].map(fitsAt)).toEqual([false, true, true, false]);
  });

  it('is unknown while a weightier one may fit, and names what is missing', () => {
    const [plain, toMombasa] = [tariffOf(), tariffOf({ dischargePort: 'Mombasa' })];
    expect(choose(plain, toMombasa)).toEqual({ missing: ['dischargePort'] });
    const known = { ...wonCar, dischargePort: 'Auckland' };
    expect(chooseTariff([plain, toMombasa], 'auction', known, day)).toEqual({ tariff: plain });
    expect(choose(tariffOf({ houseId: 3 }), toMombasa)).toMatchObject({ tariff: { houseId: 3 } });
  });

  it('is missing if no row is for the purchase', () => {
    expect(choose(tariffOf({ houseId: 4 }))).toEqual({ missing: ['tariff'] });
    const stock = { ...wonCar, houseId: null };
    expect(chooseTariff([tariffOf({ houseId: 3 })], 'auction', stock, day)).toEqual({ missing: ['tariff'] });
  });
});

const price = (change: Partial<TariffPrice>): TariffPrice => tariffOf(change);

describe('R88 the amount of a charge', () => {
  it.each<[string, Partial<TariffPrice>, number, number]>([
    ['is the value', { how: 'flat', value: 15_000 }, 1, 15_000],
    ['rounds a percentage down', { how: 'percent_bp', value: 70 }, 1_234_567, 8641],
    ['is at least', { how: 'percent_bp', value: 500, least: 40_000 }, 100_000, 40_000],
    ['is at most', { how: 'percent_bp', value: 500, most: 90_000 }, 9_000_000, 90_000],
    ['counts tenths of a cubic metre', { how: 'per_m3', value: 9000 }, 105, 94_500],
    ['rounds volume down', { how: 'per_m3', value: 7 }, 105, 73],
    ['counts the days after the free ones', { how: 'per_day', value: 500, freeDays: 30 }, 33, 1500],
    ['is nothing within the free days', { how: 'per_day', value: 500, freeDays: 30, least: 800 }, 30, 0],
  ])('%s', (_, change, measure, amount) => {
    expect(tariffAmount(price(change), measure)).toBe(amount);
  });

  it('is unknown, not zero, as long as its measure is', () => {
    const storage = tariffOf({ kind: 'storage', how: 'per_day', value: 500 });
    expect(expectedCharge([storage], 'storage', wonCar, day)).toMatchObject({
      amount: null,
      tariff: { id: storage.id },
      missing: ['days'],
    });
    expect(expectedCharge([storage], 'storage', { ...wonCar, days: 0 }, day)).toMatchObject({ amount: 0 });
  });

  it('of an insurance is a share of the price with its freight and a tenth more, rounded once', () => {
    const insurance = tariffOf({ kind: 'insurance', how: 'percent_bp', value: 70 });
    expect(expectedCharge([insurance], 'insurance', wonCar, day)).toMatchObject({ amount: null, missing: ['cfr'] });
    expect(expectedCharge([insurance], 'insurance', { ...wonCar, cfr: 1_234_567 }, day).amount).toBe(9506);
  });
});
