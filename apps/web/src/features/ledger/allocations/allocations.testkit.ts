import type { MoneyOfClient } from './allocations.ts';

/** A client with money left, two open purchases and one that is paid. */
export const moneyOf = (overrides: Partial<MoneyOfClient> = {}): MoneyOfClient => ({
  free: 150_000,
  byHand: true,
  dueDays: null,
  sources: [{ entryId: 5, date: '2026-11-16T03:00:00Z', description: 'Bank transfer', amount: 650_000, rest: 150_000 }],
  open: [
    { purchaseId: 700_002, name: 'Honda Vezel 2019', cost: 400_000, open: 400_000, dueOn: '2026-11-20' },
    { purchaseId: 700_003, name: 'Mazda Demio 2020', cost: 900_000, open: 900_000, dueOn: '2026-11-27' },
  ],
  made: [
    {
      id: 31,
      entryId: 5,
      purchaseId: 700_001,
      name: 'Toyota Harrier 2021',
      amount: 500_000,
      at: '2026-11-16T03:00:00Z',
      by: null,
    },
  ],
  can: { allocate: true },
  ...overrides,
});
