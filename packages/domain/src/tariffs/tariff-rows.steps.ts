import type { Tariff, TariffDraft } from './tariff.ts';
import type { TariffFacts } from './tariff-scope.ts';

let lastId = 0;

/** A flat auction fee for every purchase, unless the test says otherwise. */
export function draftOf(change: Partial<TariffDraft> = {}): TariffDraft {
  return {
    kind: 'auction',
    validFrom: '2026-01-01',
    validTo: null,
    accountId: null,
    clientTier: null,
    houseId: null,
    method: null,
    yard: null,
    dischargePort: null,
    loadPort: null,
    line: null,
    region: null,
    sizeClass: null,
    priceFrom: null,
    priceTo: null,
    how: 'flat',
    value: 15_000,
    least: null,
    most: null,
    freeDays: null,
    booksAt: 'win',
    note: '',
    sourceUrl: '',
    sourceDate: null,
    ...change,
  };
}

export function tariffOf({ id, version, isUsed, isDemo, ...change }: Partial<Tariff> = {}): Tariff {
  lastId += 1;
  return {
    ...draftOf(change),
    id: id ?? lastId,
    version: version ?? 1,
    isUsed: isUsed ?? false,
    isDemo: isDemo ?? false,
  };
}

/** A car that was won by a bid in Tokyo; its way is not known yet. */
export const wonCar: TariffFacts & { price: number } = {
  accountId: 7,
  clientTier: 'client',
  houseId: 3,
  method: 'bid',
  yard: undefined,
  dischargePort: undefined,
  loadPort: undefined,
  line: undefined,
  region: 'kanto',
  sizeClass: 'small',
  price: 1_000_000,
  tenthsOfM3: 100,
  days: undefined,
};
