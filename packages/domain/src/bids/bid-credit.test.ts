import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateOf, creditFor } from './bid-credit.ts';
import { type BidTerms, decideBid, type OpenBid } from './bid-decision.ts';
import { before, deadlines, elsewhere, factsOf, type BidCase, lotId, openBidOf, termsOf } from './bid-facts.steps.ts';
import { exposureOf } from '../money/exposure.ts';

const exceeded = (headroom: number) => ({ refuse: 'CREDIT_EXCEEDED', headroom });
const others = (...openBids: OpenBid[]) => ({ client: { openBids } });
const inA = { group: 'w A' };
const { cancelling } = deadlines;
const decide = (given: BidCase, terms: Partial<BidTerms> = {}) => decideBid(factsOf(given), termsOf(terms));

type Row = [name: string, given: BidCase, terms: Partial<BidTerms>, decision: object];

describe('R25 the credit of a bid', () => {
  it.each<Row>([
    ['allows the whole headroom', {}, { amount: 1_000_000 }, { do: 'place' }],
    ['refuses one step more, with the headroom', {}, { amount: 1_005_000 }, exceeded(1_000_000)],
    ['counts the balance', { client: { balance: 5000 } }, { amount: 1_005_000 }, { do: 'place' }],
    ['counts a debt', { client: { balance: -1 } }, { amount: 1_000_000 }, exceeded(999_999)],
    [
      'counts other bids with their adjustment',
      others(elsewhere(300_000, { adjustment: 5000 })),
      { amount: 700_000 },
      exceeded(695_000),
    ],
    ['counts only the difference of a raise', { own: {} }, { amount: 1_000_000 }, { do: 'change' }],
    ['refuses a raise above the headroom', { own: {} }, { amount: 1_005_000 }, exceeded(400_000)],
    ['keeps the adjustment of a raise', { own: { adjustment: 5000 } }, { amount: 1_000_000 }, exceeded(395_000)],
    [
      'allows a lower amount even over the limit',
      { own: {}, client: { creditLimit: 1 } },
      { amount: 500_000 },
      { do: 'change' },
    ],
    [
      'allows changes that cost nothing even over the limit',
      { own: {}, client: { creditLimit: 1 } },
      { bidType: 2 },
      { do: 'change' },
    ],
    [
      'refuses the smallest raise over the limit',
      { own: {}, client: { creditLimit: 1 } },
      { amount: 605_000 },
      exceeded(-599_999),
    ],
    ['checks no client without the flag', { client: { creditLimitCheck: false, creditLimit: 0 } }, {}, { do: 'place' }],
    [
      'allows a second bid in a group that buys one car',
      others(elsewhere(900_000, inA)),
      { amount: 900_000, ...inA },
      { do: 'place' },
    ],
    [
      'counts only the dearest bid of the group',
      others(elsewhere(900_000, inA)),
      { amount: 1_005_000, ...inA },
      exceeded(100_000),
    ],
    ['keeps groups apart', others(elsewhere(900_000, inA)), { group: 'w B' }, exceeded(100_000)],
    [
      'refuses a bid that leaves its group without credit',
      { own: inA, ...others(elsewhere(600_000, inA)) },
      {},
      exceeded(400_000),
    ],
    [
      'also counts bids of a group that can no longer be withdrawn',
      { ...others(elsewhere(900_000, inA)), now: cancelling },
      { amount: 600_000, ...inA },
      exceeded(100_000),
    ],
    [
      'counts only the dearest until the cancel deadline',
      { ...others(elsewhere(900_000, inA)), now: before(cancelling) },
      inA,
      { do: 'place' },
    ],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });

  it('counts as many bids of a group as it may buy', () => {
    const client = { openBids: [elsewhere(600_000, inA)], rooms: new Map([['w A', 2]]) };
    expect(decide({ client }, { amount: 505_000, ...inA })).toEqual(exceeded(400_000));
  });

  it('is never exceeded by any sequence of accepted bids', () => {
    const someWish = fc.record({
      lot: fc.integer({ min: 1, max: 5 }),
      amount: fc.integer({ min: 1, max: 8 }).map((steps) => steps * 100_000),
      group: fc.constantFrom(null, 'w A', 'w B'),
    });
    const rooms = new Map([['w B', 2]]);
    fc.assert(
      fc.property(fc.array(someWish, { maxLength: 20 }), (wishes) => {
        const open = new Map<number, OpenBid>();
        for (const { lot, amount, group } of wishes) {
          const facts = factsOf({
            lot: { lotId: lot, startPrice: 100_000 },
            client: { openBids: [...open.values()], rooms },
          });
          const decision = decideBid(facts, termsOf({ amount, group }));
          if (!('refuse' in decision)) open.set(lot, openBidOf({ bidId: lot, lotId: lot, amount, group }));
          expect(exposureOf([...open.values()], rooms)).toBeLessThanOrEqual(1_000_000);
        }
      }),
    );
  });

  it('is previewed by the same figures that decide', () => {
    const { client, lot, now } = factsOf({ own: {}, client: { openBids: [elsewhere(100_000)] } });
    const own = client.openBids.find((bid) => bid.lotId === lotId);
    const candidate = candidateOf(now, lot, own, { amount: 700_000, group: null });
    expect(candidate).toEqual({ lotId, amount: 700_000, adjustment: 0, group: null, canWithdraw: true });
    expect(creditFor(client, candidate)).toEqual({ needed: 100_000, headroom: 300_000 });
    expect(candidateOf(now, { lotId, deadlines: null }, own, termsOf()).canWithdraw).toBe(true);
  });
});
