import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Allocation,
  allocationsToFree,
  freeMoney,
  type MoneyState,
  mostAllocatable,
  newAllocations,
  openOf,
} from './allocation.ts';

const purchase = (id: number, cost: number, allocated = 0) => ({ id, cost, allocated });
const source = (entryId: number, rest: number) => ({ entryId, rest });
const made = (id: number, entryId: number, purchaseId: number, amount: number, isReversed = false) => ({
  id,
  entryId,
  purchaseId,
  amount,
  isReversed,
});

describe('what money is allocated to', () => {
  test('the oldest due is paid first, from the oldest entries', () => {
    const state = {
      balance: -500,
      purchases: [purchase(1, 900), purchase(2, 600)],
      sources: [source(7, 400), source(8, 600)],
    };
    expect(newAllocations(state)).toEqual([
      { entryId: 7, purchaseId: 1, amount: 400 },
      { entryId: 8, purchaseId: 1, amount: 500 },
      { entryId: 8, purchaseId: 2, amount: 100 },
    ]);
  });

  test('what a remittance names goes before', () => {
    const state = { balance: -500, purchases: [purchase(1, 900), purchase(2, 600)], sources: [source(7, 1000)] };
    expect(newAllocations(state, [2])).toEqual([
      { entryId: 7, purchaseId: 2, amount: 600 },
      { entryId: 7, purchaseId: 1, amount: 400 },
    ]);
  });

  test('a purchase that is named twice is paid once', () => {
    const state = { balance: 500, purchases: [purchase(1, 900), purchase(2, 600)], sources: [source(7, 2_000)] };
    expect(newAllocations(state, [2, 2])).toEqual([
      { entryId: 7, purchaseId: 2, amount: 600 },
      { entryId: 7, purchaseId: 1, amount: 900 },
    ]);
  });

  test('an account that allocates by hand pays what is named, and nothing else', () => {
    const state = { balance: -500, purchases: [purchase(1, 900), purchase(2, 600)], sources: [source(7, 1000)] };
    expect(newAllocations(state, [2], true)).toEqual([{ entryId: 7, purchaseId: 2, amount: 600 }]);
    expect(newAllocations(state, [], true)).toEqual([]);
  });

  test('money that was paid out pays nothing: remit a million, pay it out, buy for a million', () => {
    const state = { balance: -1_000_000, purchases: [purchase(1, 1_000_000)], sources: [source(7, 1_000_000)] };
    expect(newAllocations(state)).toEqual([]);
    expect(mostAllocatable(state, 7, 1)).toBe(0);
  });

  test('by hand at most the rest of the entry, what is open, and what is free', () => {
    const state = { balance: 200, purchases: [purchase(1, 900, 600)], sources: [source(7, 250), source(8, 900)] };
    expect(mostAllocatable(state, 7, 1)).toBe(250);
    expect(mostAllocatable(state, 8, 1)).toBe(300);
    expect(mostAllocatable(state, 8, 2)).toBe(0);
    expect(mostAllocatable(state, 9, 1)).toBe(0);
  });
});

describe('what is freed', () => {
  test('what a purchase has beyond its cost, the newest first', () => {
    const state = { balance: 300, purchases: [purchase(1, 700, 1_000)] };
    expect(allocationsToFree(state, [made(12, 8, 1, 200), made(11, 7, 1, 800)])).toEqual([
      { id: 12, amount: 200 },
      { id: 11, amount: 100 },
    ]);
  });

  test('a void purchase keeps nothing', () => {
    const state = { balance: 1_000, purchases: [purchase(1, 0, 1_000)] };
    expect(allocationsToFree(state, [made(11, 7, 1, 1_000)])).toEqual([{ id: 11, amount: 1_000 }]);
  });

  test('all of an entry that is taken back', () => {
    const state = { balance: -1_000, purchases: [] };
    expect(allocationsToFree(state, [made(12, 8, 2, 500), made(11, 7, 1, 1_000, true)])).toEqual([
      { id: 11, amount: 1_000 },
    ]);
  });

  test('as much as a payout takes, from purchases that were paid exactly too', () => {
    expect(allocationsToFree({ balance: -300, purchases: [] }, [made(11, 7, 1, 1_000)])).toEqual([
      { id: 11, amount: 300 },
    ]);
  });

  test('nothing while all is covered', () => {
    expect(allocationsToFree({ balance: 0, purchases: [] }, [made(11, 7, 1, 1_000)])).toEqual([]);
  });
});

/** An account as it is after its entries and allocations, told from these alone. */
class Book {
  readonly #ups: { entryId: number; amount: number; isReversed: boolean }[] = [];
  readonly #costs: number[] = [0, 0, 0];
  readonly #made: Allocation[] = [];
  #downs = 0;

  get state(): MoneyState {
    const used = (isOf: (one: Allocation) => boolean) =>
      this.#made.filter(isOf).reduce((sum, { amount }) => sum + amount, 0);
    const ups = this.#ups.reduce((sum, { amount, isReversed }) => sum + (isReversed ? 0 : amount), 0);
    return {
      balance: ups - this.#downs - this.#costs.reduce((sum, cost) => sum + cost, 0),
      purchases: this.#costs
        .map((cost, id) =>
          purchase(
            id,
            cost,
            used(({ purchaseId }) => purchaseId === id),
          ),
        )
        .filter(({ cost, allocated }) => cost !== allocated),
      sources: this.#ups
        .filter(({ isReversed }) => !isReversed)
        .map(({ entryId, amount }) => source(entryId, amount - used((one) => one.entryId === entryId)))
        .filter(({ rest }) => rest > 0),
    };
  }

  get made(): Allocation[] {
    const reversed = new Set(this.#ups.filter(({ isReversed }) => isReversed).map(({ entryId }) => entryId));
    return this.#made
      .filter(({ amount }) => amount > 0)
      .map((one) => ({ ...one, isReversed: reversed.has(one.entryId) }))
      .toReversed();
  }

  up(amount: number) {
    this.#ups.push({ entryId: this.#ups.length, amount, isReversed: false });
  }

  down(amount: number) {
    this.#downs += amount;
  }

  reverse(place: number) {
    const one = this.#ups[place % Math.max(1, this.#ups.length)];
    if (one) one.isReversed = true;
  }

  cost(id: number, amount: number) {
    this.#costs[id] = amount;
  }

  settle() {
    for (const { id, amount } of allocationsToFree(this.state, this.made)) {
      const one = this.#made.find((each) => each.id === id);
      if (one) one.amount -= amount;
    }
    for (const one of newAllocations(this.state)) {
      this.#made.push({ ...one, id: this.#made.length, isReversed: false });
    }
  }
}

const yen = fc.integer({ min: 1, max: 1_000 });
const step = fc.oneof(
  fc.record({ act: fc.constant('up' as const), amount: yen }),
  fc.record({ act: fc.constant('down' as const), amount: yen }),
  fc.record({ act: fc.constant('reverse' as const), amount: fc.nat(20) }),
  fc.record({ act: fc.constant('cost' as const), amount: fc.nat(1_000), id: fc.nat(2) }),
);

test('R92 whatever happens, no entry and no purchase is overdrawn, and nothing is allocated that is not there', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const book = new Book();
      for (const each of steps) {
        if (each.act === 'cost') book.cost(each.id, each.amount);
        else book[each.act](each.amount);
        book.settle();
        const { state, made: allocations } = book;
        expect(state.purchases.every(({ cost, allocated }) => allocated <= cost)).toBe(true);
        expect(allocations.every(({ isReversed }) => !isReversed)).toBe(true);
        if (allocations.length > 0) expect(freeMoney(state)).toBeGreaterThanOrEqual(0);
        // Nothing stays open while money for it is free.
        const rest = state.sources.reduce((sum, one) => sum + one.rest, 0);
        const open = state.purchases.reduce((sum, one) => sum + openOf(one), 0);
        expect(Math.min(rest, open, freeMoney(state))).toBeLessThanOrEqual(0);
      }
    }),
  );
});
