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
const decide = (given: BidCase, wish: Partial<BidTerms> = {}) => decideBid(factsOf(given), termsOf(wish));

type Row = [name: string, given: BidCase, wish: Partial<BidTerms>, decision: object];

describe('R25 the credit of a bid', () => {
  it.each<Row>([
    ['takes what is free', {}, { amount: 1_000_000 }, { do: 'place' }],
    ['refuses one step more, and says what is free', {}, { amount: 1_005_000 }, exceeded(1_000_000)],
    ['counts the balance', { client: { balance: 5000 } }, { amount: 1_005_000 }, { do: 'place' }],
    ['counts a debt', { client: { balance: -1 } }, { amount: 1_000_000 }, exceeded(999_999)],
    [
      'counts other bids with their adjustment',
      others(elsewhere(300_000, { adjustment: 5000 })),
      { amount: 700_000 },
      exceeded(695_000),
    ],
    ['counts of a raise the difference', { own: {} }, { amount: 1_000_000 }, { do: 'change' }],
    ['refuses a raise beyond it', { own: {} }, { amount: 1_005_000 }, exceeded(400_000)],
    ['keeps the adjustment of a raise', { own: { adjustment: 5000 } }, { amount: 1_000_000 }, exceeded(395_000)],
    [
      'lets whoever is over the limit lower',
      { own: {}, client: { creditLimit: 1 } },
      { amount: 500_000 },
      { do: 'change' },
    ],
    ['lets it change what costs nothing', { own: {}, client: { creditLimit: 1 } }, { bidType: 2 }, { do: 'change' }],
    [
      'refuses the smallest raise then',
      { own: {}, client: { creditLimit: 1 } },
      { amount: 605_000 },
      exceeded(-599_999),
    ],
    ['refuses nobody without its check', { client: { creditLimitCheck: false, creditLimit: 0 } }, {}, { do: 'place' }],
    [
      'takes a second one of a group that buys one',
      others(elsewhere(900_000, inA)),
      { amount: 900_000, ...inA },
      { do: 'place' },
    ],
    [
      'counts what is dearer in it alone',
      others(elsewhere(900_000, inA)),
      { amount: 1_005_000, ...inA },
      exceeded(100_000),
    ],
    ['keeps groups apart', others(elsewhere(900_000, inA)), { group: 'w B' }, exceeded(100_000)],
    ['refuses to take a bid out of its group', { own: inA, ...others(elsewhere(600_000, inA)) }, {}, exceeded(400_000)],
    [
      'counts in a group what can no longer be taken back',
      { ...others(elsewhere(900_000, inA)), now: cancelling },
      { amount: 600_000, ...inA },
      exceeded(100_000),
    ],
    [
      'and not an instant before',
      { ...others(elsewhere(900_000, inA)), now: before(cancelling) },
      inA,
      { do: 'place' },
    ],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });

  it('counts as many of a group as it is to buy', () => {
    const client = { openBids: [elsewhere(600_000, inA)], rooms: new Map([['w A', 2]]) };
    expect(decide({ client }, { amount: 505_000, ...inA })).toEqual(exceeded(400_000));
  });

  it('is never overdrawn by whatever is taken, one after the other', () => {
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

  it('is said by the same figures to whoever asks beforehand', () => {
    const { client, lot, now } = factsOf({ own: {}, client: { openBids: [elsewhere(100_000)] } });
    const own = client.openBids.find((bid) => bid.lotId === lotId);
    const candidate = candidateOf(now, lot, own, { amount: 700_000, group: null });
    expect(candidate).toEqual({ lotId, amount: 700_000, adjustment: 0, group: null, canWithdraw: true });
    expect(creditFor(client, candidate)).toEqual({ needed: 100_000, headroom: 300_000 });
    expect(candidateOf(now, { lotId, deadlines: null }, own, termsOf()).canWithdraw).toBe(true);
  });
});
