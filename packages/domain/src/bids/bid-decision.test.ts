import { describe, expect, it } from 'vitest';
import { type BidFacts, type BidTerms, decideBid, decideCancel, decideEdit } from './bid-decision.ts';
import { at, before, deadlines, elsewhere, factsOf, type BidCase, openBidOf, termsOf } from './bid-facts.steps.ts';

const decide = (given: BidCase, terms: Partial<BidTerms> = {}) => decideBid(factsOf(given), termsOf(terms));
const fields = (faults: object) => ({ refuse: 'FIELDS', faults });
const { bidding, cancelling } = deadlines;
const orderAt = (price: number | null) => ({ isStock: true, startPrice: price, deadlines: null });
const unbound = { bidDeadlineCheck: false };

type Row = [name: string, given: BidCase, terms: Partial<BidTerms>, decision: object];

describe('R50 the effect of a bid', () => {
  it.each<Row>([
    ['places the first bid', {}, {}, { do: 'place', isRebid: false, amount: 600_000, bidType: 1, group: null }],
    ['places a rebid after a bid that ended', { client: { hasBidBefore: true } }, {}, { do: 'place', isRebid: true }],
    ['places a bid beside bids on other lots', { client: { openBids: [elsewhere(100_000)] } }, {}, { do: 'place' }],
    ['raises the open bid', { own: {} }, { amount: 605_000 }, { do: 'change', isSame: false, amount: 605_000 }],
    [
      'lowers the open bid before the cancel deadline',
      { own: {} },
      { amount: 500_000 },
      { do: 'change', amount: 500_000 },
    ],
    ['moves the open bid to a group', { own: {} }, { group: 'w A' }, { do: 'change', isSame: false, group: 'w A' }],
    [
      'takes the open bid out of its group',
      { own: { group: 'w A' } },
      {},
      { do: 'change', isSame: false, group: null },
    ],
    ['changes the export type', { own: {} }, { bidType: 2 }, { do: 'change', isSame: false, bidType: 2 }],
    ['changes nothing if all terms are equal', { own: {} }, {}, { do: 'change', isSame: true }],
    ['changes a bid that was taken to the house', { own: { status: 2 } }, { amount: 605_000 }, { do: 'change' }],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });
});

describe('R50 reasons to refuse a bid, in their order', () => {
  it.each<Row>([
    ['a client who may not bid', { client: { biddingAllowed: false } }, {}, { refuse: 'FORBIDDEN' }],
    ['a lot that is over', { lot: { isOver: true } }, {}, { refuse: 'AUCTION_FINISHED' }],
    [
      'a lot that is over, also for actors without deadlines',
      { lot: { isOver: true }, actor: unbound },
      {},
      { refuse: 'AUCTION_FINISHED' },
    ],
    ['the deadline, at its very instant', { now: bidding }, {}, { refuse: 'BIDDING_CLOSED' }],
    ['no deadline an instant before it', { now: before(bidding) }, {}, { do: 'place' }],
    ['the deadline, also for a raise', { now: bidding, own: {} }, { amount: 605_000 }, { refuse: 'BIDDING_CLOSED' }],
    ['no deadline for actors without the flag', { now: at('12:00:00'), actor: unbound }, {}, { do: 'place' }],
    [
      'the end of the lot before the deadline',
      { now: bidding, lot: { isOver: true } },
      {},
      { refuse: 'AUCTION_FINISHED' },
    ],
    ['the deadline before faults of the form', { now: bidding }, { amount: 1 }, { refuse: 'BIDDING_CLOSED' }],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });
});

describe('R51 the form of a bid', () => {
  const lowerThan = (amount: number) => fields({ amount: { problem: 'lowerPrice', amount } });
  const required = { problem: 'required' };
  it.each<Row>([
    ['refuses an amount below the start price', {}, { amount: 495_000 }, lowerThan(500_000)],
    [
      'refuses an amount below a start price off the step',
      { lot: { startPrice: 1_852_000 } },
      { amount: 1_850_000 },
      lowerThan(1_855_000),
    ],
    [
      'refuses an amount off the step of the house',
      { lot: { step: 3000 } },
      { amount: 505_000 },
      fields({ amount: { problem: 'offStep', amount: 3000 } }),
    ],
    [
      'refuses an amount off the default step',
      {},
      { amount: 601_000 },
      fields({ amount: { problem: 'offStep', amount: 5000 } }),
    ],
    ['requires a type', {}, { bidType: null }, fields({ bidType: required })],
    [
      'reports a missing type and a wrong amount together',
      {},
      { amount: 1, bidType: null },
      fields({ bidType: required, amount: expect.anything() }),
    ],
    [
      'requires no type if it is optional',
      { actor: { exportTypeOptional: true } },
      { bidType: null },
      { do: 'place', bidType: null },
    ],
    [
      'drops a type that the actor may not see',
      { actor: { exportTypeShow: false } },
      { bidType: 2 },
      { do: 'place', bidType: null },
    ],
    [
      'requires no type of an actor who may not see it',
      { actor: { exportTypeShow: false } },
      { bidType: null },
      { do: 'place' },
    ],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toEqual(
      'refuse' in decision ? decision : expect.objectContaining(decision as Record<string, unknown>),
    );
  });
});

describe('R53 a group that has bought all its cars', () => {
  const full = fields({ bidGroup: { problem: 'groupFull' } });
  const inA = { group: 'w A' };
  const won = elsewhere(900_000, { ...inA, status: 6, canWithdraw: false });
  const given = (more: BidCase = {}, cars = 1): BidCase => ({
    ...more,
    client: { creditLimit: 9_000_000, openBids: [won], rooms: new Map([['w A', cars]]) },
  });
  it.each<Row>([
    ['accepts no other bid', given(), inA, full],
    ['accepts no other bid with the default number of cars', { client: { openBids: [won] } }, inA, full],
    ['accepts no bid that moves to it', given({ own: {} }), inA, full],
    ['accepts no bid from another group', given({ own: { group: 'w B' } }), inA, full],
    ['accepts one more if it may buy another car', given({}, 2), inA, { do: 'place' }],
    ['lets its own bids be raised', given({ own: inA }), { ...inA, amount: 605_000 }, { do: 'change' }],
    ['lets its bids leave', given({ own: inA }), {}, { do: 'change', group: null }],
    ['does not affect other groups', given(), { group: 'w B' }, { do: 'place' }],
    ['does not affect bids without a group', given(), {}, { do: 'place' }],
    [
      'is reported together with other faults',
      given(),
      { ...inA, bidType: null },
      fields({ bidType: { problem: 'required' }, bidGroup: { problem: 'groupFull' } }),
    ],
  ])('%s', (_name, facts, terms, decision) => {
    expect(decide(facts, terms)).toMatchObject(decision);
  });

  it('is full by its wins, not by its waiting bids', () => {
    const waiting = [elsewhere(900_000, inA), elsewhere(800_000, { ...inA, bidId: 3, lotId: 9 })];
    expect(decide({ client: { openBids: waiting } }, inA)).toMatchObject({ do: 'place' });
  });
});

const limited = (createdToday: number, dailyBidLimit = 2, more: Partial<BidFacts['client']> = {}) => ({
  client: { createdToday, dailyBidLimit, ...more },
});

describe('R50 the daily limit', () => {
  it.each<Row>([
    ['accepts the last bid of the day', limited(1), {}, { do: 'place' }],
    ['refuses the next bid', limited(2), {}, { refuse: 'DAILY_LIMIT' }],
    ['refuses a rebid', limited(2, 2, { hasBidBefore: true }), {}, { refuse: 'DAILY_LIMIT' }],
    ['allows changes of an open bid', { ...limited(2), own: {} }, { amount: 605_000 }, { do: 'change' }],
    ['is off when it is 0', limited(99, 0), {}, { do: 'place' }],
    ['is not checked without the flag', limited(2, 2, { dailyBidLimitCheck: false }), {}, { do: 'place' }],
    ['is checked before the credit', limited(2), { amount: 2_000_000 }, { refuse: 'DAILY_LIMIT' }],
    ['refuses an order too', { ...limited(2), lot: orderAt(300_000) }, {}, { refuse: 'DAILY_LIMIT' }],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });
});

describe('R52 the amount of an open bid', () => {
  it.each<Row>([
    [
      'can be lowered an instant before the cancel deadline',
      { own: {}, now: before(cancelling) },
      { amount: 595_000 },
      { do: 'change' },
    ],
    [
      'cannot be lowered at the cancel deadline',
      { own: {}, now: cancelling },
      { amount: 595_000 },
      { refuse: 'AMOUNT_LOWERED' },
    ],
    [
      'cannot be lowered then by staff either',
      { own: {}, now: cancelling, actor: unbound },
      { amount: 595_000 },
      { refuse: 'AMOUNT_LOWERED' },
    ],
    ['can still be raised then', { own: {}, now: cancelling }, { amount: 605_000 }, { do: 'change' }],
    ['can still be kept then', { own: {}, now: cancelling }, {}, { do: 'change', isSame: true }],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });
});

describe('R50 an order', () => {
  const lot = orderAt(752_000);
  it.each<Row>([
    [
      'has the price of the car, whatever was sent',
      { lot },
      { amount: 1, bidType: 2, group: 'w A' },
      { do: 'place', amount: 752_000, bidType: null, group: null },
    ],
    ['follows no step', { lot: orderAt(1) }, {}, { do: 'place', amount: 1 }],
    ['needs no type', { lot }, { bidType: null }, { do: 'place' }],
    ['needs a price', { lot: orderAt(null) }, {}, fields({ amount: { problem: 'invalid' } })],
    ['needs credit', { lot, client: { creditLimit: 751_999 } }, {}, { refuse: 'CREDIT_EXCEEDED', headroom: 751_999 }],
    ['is refused for a reserved car', { lot: { ...lot, isOver: true } }, {}, { refuse: 'CAR_RESERVED' }],
    [
      'is refused for a car that the client has bought already',
      { lot: { ...lot, isOver: true }, own: { status: 6 } },
      {},
      { refuse: 'CAR_RESERVED' },
    ],
    [
      'is accepted as no change when repeated',
      { lot: { ...lot, isOver: true }, own: { amount: 752_000, bidType: null } },
      {},
      { do: 'change', isSame: true },
    ],
    [
      'keeps its price when the price of the car changes',
      { lot: { ...lot, isOver: true }, own: { amount: 700_000, bidType: null } },
      {},
      { isSame: true, amount: 700_000 },
    ],
    [
      'is refused for a client who may not bid',
      { lot, client: { biddingAllowed: false } },
      {},
      { refuse: 'FORBIDDEN' },
    ],
  ])('%s', (_name, given, terms, decision) => {
    expect(decide(given, terms)).toMatchObject(decision);
  });
});

const edit = (given: BidCase, terms: Partial<BidTerms>, own = openBidOf({})) =>
  decideEdit(factsOf({ ...given, own }), own, termsOf(terms));

describe('R59 an edit by staff', () => {
  const won = openBidOf({ status: 6, canWithdraw: false });
  it.each<Row>([
    ['raises the amount', {}, { amount: 700_000 }, { do: 'change', amount: 700_000, isSame: false }],
    ['changes nothing if all terms are equal', {}, {}, { do: 'change', isSame: true }],
    ['adds an adjustment', {}, { adjustment: 50_000 }, { do: 'change', adjustment: 50_000, isSame: false }],
    ['subtracts an adjustment', {}, { adjustment: -600_000 }, { do: 'change', adjustment: -600_000 }],
    [
      'cannot subtract more than the amount',
      {},
      { adjustment: -605_000 },
      fields({ adjustmentPrice: { problem: 'invalid' } }),
    ],
    ['must follow the step', {}, { amount: 601_000 }, fields({ amount: { problem: 'offStep', amount: 5000 } })],
    [
      'must not go below the start price',
      {},
      { amount: 495_000 },
      fields({ amount: { problem: 'lowerPrice', amount: 500_000 } }),
    ],
    [
      'keeps an amount below a start price that rose',
      { lot: { startPrice: 700_000 } },
      { adjustment: 5000 },
      { do: 'change', amount: 600_000 },
    ],
    ['must stay within the credit', {}, { amount: 1_005_000 }, { refuse: 'CREDIT_EXCEEDED', headroom: 400_000 }],
    [
      'needs credit for an adjustment too',
      {},
      { adjustment: 405_000 },
      { refuse: 'CREDIT_EXCEEDED', headroom: 400_000 },
    ],
    ['is allowed after the deadline', { now: at('12:00:00') }, { amount: 700_000 }, { do: 'change' }],
    ['is allowed on a lot that has ended', { lot: { isOver: true } }, { amount: 700_000 }, { do: 'change' }],
    [
      'cannot lower the amount after the cancel deadline',
      { now: cancelling },
      { amount: 595_000 },
      { refuse: 'AMOUNT_LOWERED' },
    ],
  ])('%s', (_name, given, terms, decision) => {
    expect(edit(given, terms)).toMatchObject(decision);
  });

  it('counts a win in full, even in a group', () => {
    const inA = { ...won, group: 'w A' };
    const given = { client: { openBids: [elsewhere(900_000, { group: 'w A' })], rooms: new Map([['w A', 2]]) } };
    expect(edit(given, { amount: 605_000, group: 'w A' }, inA)).toMatchObject({ refuse: 'CREDIT_EXCEEDED' });
  });
});

describe('R52 a cancel', () => {
  const facts = {
    now: at('07:00:00'),
    status: 1,
    deadlines,
    cancellingClosesMinutes: 90,
    isStock: false,
    isOver: false,
    isBound: true,
  };
  const done = { do: 'cancel', status: 4 };
  const closed = { refuse: 'CANCEL_CLOSED', cancelDeadlineHour: 1.5 };
  it.each([
    ['is accepted for a new bid', {}, done],
    ['is accepted for a bid at the house', { status: 2 }, done],
    ...[3, 4, 5, 6, 7].map(
      (status) => [`is refused for status ${status}`, { status }, { refuse: 'STATE_CHANGED' }] as const,
    ),
    ['is accepted an instant before its deadline', { now: before(cancelling) }, done],
    ['is refused at its deadline, which the refusal tells in hours', { now: cancelling }, closed],
    ['is refused once the lot is over', { isOver: true }, closed],
    ['is always accepted from staff who set statuses', { now: at('12:00:00'), isOver: true, isBound: false }, done],
    ['is refused for an ended bid even to them', { status: 5, isBound: false }, { refuse: 'STATE_CHANGED' }],
    [
      'is accepted for an order, which has no deadline and whose car is not on offer',
      { isStock: true, isOver: true, deadlines: null, now: at('23:00:00') },
      done,
    ],
  ] as const)('%s', (_name, given, decision) => {
    expect(decideCancel({ ...facts, ...given })).toEqual(decision);
  });
});
