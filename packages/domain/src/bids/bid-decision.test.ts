import { describe, expect, it } from 'vitest';
import { type BidFacts, type BidTerms, decideBid, decideCancel, decideEdit } from './bid-decision.ts';
import { at, before, deadlines, elsewhere, factsOf, type BidCase, openBidOf, termsOf } from './bid-facts.steps.ts';

const decide = (given: BidCase, wish: Partial<BidTerms> = {}) => decideBid(factsOf(given), termsOf(wish));
const fields = (faults: object) => ({ refuse: 'FIELDS', faults });
const { bidding, cancelling } = deadlines;
const orderAt = (price: number | null) => ({ isStock: true, startPrice: price, deadlines: null });
const unbound = { bidDeadlineCheck: false };

type Row = [name: string, given: BidCase, wish: Partial<BidTerms>, decision: object];

describe('R50 what a bid does', () => {
  it.each<Row>([
    ['places the first one', {}, {}, { do: 'place', isRebid: false, amount: 600_000, bidType: 1, group: null }],
    ['places another one after one that ended', { client: { hasBidBefore: true } }, {}, { do: 'place', isRebid: true }],
    ['places it beside bids on other lots', { client: { openBids: [elsewhere(100_000)] } }, {}, { do: 'place' }],
    ['raises the open one', { own: {} }, { amount: 605_000 }, { do: 'change', isSame: false, amount: 605_000 }],
    ['lowers it before the cancel deadline', { own: {} }, { amount: 500_000 }, { do: 'change', amount: 500_000 }],
    ['moves it to a group', { own: {} }, { group: 'w A' }, { do: 'change', isSame: false, group: 'w A' }],
    ['takes it out of its group', { own: { group: 'w A' } }, {}, { do: 'change', isSame: false, group: null }],
    ['changes its type', { own: {} }, { bidType: 2 }, { do: 'change', isSame: false, bidType: 2 }],
    ['changes nothing where nothing differs', { own: {} }, {}, { do: 'change', isSame: true }],
    ['changes one that was taken to the house', { own: { status: 2 } }, { amount: 605_000 }, { do: 'change' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });
});

describe('R50 what stands in its way', () => {
  it.each<Row>([
    ['a client who may not bid', { client: { biddingAllowed: false } }, {}, { refuse: 'FORBIDDEN' }],
    ['a lot that is over', { lot: { isOver: true } }, {}, { refuse: 'AUCTION_FINISHED' }],
    [
      'the same for whoever has no deadline',
      { lot: { isOver: true }, actor: unbound },
      {},
      { refuse: 'AUCTION_FINISHED' },
    ],
    ['the deadline, at its very instant', { now: bidding }, {}, { refuse: 'BIDDING_CLOSED' }],
    ['nothing an instant before it', { now: before(bidding) }, {}, { do: 'place' }],
    ['a raise after it', { now: bidding, own: {} }, { amount: 605_000 }, { refuse: 'BIDDING_CLOSED' }],
    ['no deadline for whoever is not bound by it', { now: at('12:00:00'), actor: unbound }, {}, { do: 'place' }],
    ['over before closed', { now: bidding, lot: { isOver: true } }, {}, { refuse: 'AUCTION_FINISHED' }],
    ['closed before the form', { now: bidding }, { amount: 1 }, { refuse: 'BIDDING_CLOSED' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });
});

describe('R51 what is wrong with its form', () => {
  const lowerThan = (amount: number) => fields({ amount: { problem: 'lowerPrice', amount } });
  const required = { problem: 'required' };
  it.each<Row>([
    ['an amount below the start price', {}, { amount: 495_000 }, lowerThan(500_000)],
    [
      'below a start price off the step',
      { lot: { startPrice: 1_852_000 } },
      { amount: 1_850_000 },
      lowerThan(1_855_000),
    ],
    [
      'off the step of the house',
      { lot: { step: 3000 } },
      { amount: 505_000 },
      fields({ amount: { problem: 'offStep', amount: 3000 } }),
    ],
    ['off the step', {}, { amount: 601_000 }, fields({ amount: { problem: 'offStep', amount: 5000 } })],
    ['no type', {}, { bidType: null }, fields({ bidType: required })],
    [
      'no type and an amount',
      {},
      { amount: 1, bidType: null },
      fields({ bidType: required, amount: expect.anything() }),
    ],
    [
      'no type where it is optional',
      { actor: { exportTypeOptional: true } },
      { bidType: null },
      { do: 'place', bidType: null },
    ],
    ['a type that is not shown', { actor: { exportTypeShow: false } }, { bidType: 2 }, { do: 'place', bidType: null }],
    ['no type where none is shown', { actor: { exportTypeShow: false } }, { bidType: null }, { do: 'place' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toEqual(
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
    ['takes no other bid', given(), inA, full],
    ['takes none where nobody has said how many it buys', { client: { openBids: [won] } }, inA, full],
    ['takes none that moves to it', given({ own: {} }), inA, full],
    ['takes none of another group', given({ own: { group: 'w B' } }), inA, full],
    ['takes one more where it may buy another', given({}, 2), inA, { do: 'place' }],
    ['lets a bid that stands in it be raised', given({ own: inA }), { ...inA, amount: 605_000 }, { do: 'change' }],
    ['lets a bid leave it', given({ own: inA }), {}, { do: 'change', group: null }],
    ['binds no other group', given(), { group: 'w B' }, { do: 'place' }],
    ['binds no bid without a group', given(), {}, { do: 'place' }],
    [
      'is said with all else that is wrong',
      given(),
      { ...inA, bidType: null },
      fields({ bidType: { problem: 'required' }, bidGroup: { problem: 'groupFull' } }),
    ],
  ])('%s', (_name, facts, wish, decision) => {
    expect(decide(facts, wish)).toMatchObject(decision);
  });

  it('is one by its wins, not by the bids that wait in it', () => {
    const waiting = [elsewhere(900_000, inA), elsewhere(800_000, { ...inA, bidId: 3, lotId: 9 })];
    expect(decide({ client: { openBids: waiting } }, inA)).toMatchObject({ do: 'place' });
  });
});

const limited = (createdToday: number, dailyBidLimit = 2, more: Partial<BidFacts['client']> = {}) => ({
  client: { createdToday, dailyBidLimit, ...more },
});

describe('R50 the daily limit', () => {
  it.each<Row>([
    ['takes the last one', limited(1), {}, { do: 'place' }],
    ['refuses the next one', limited(2), {}, { refuse: 'DAILY_LIMIT' }],
    ['refuses a rebid', limited(2, 2, { hasBidBefore: true }), {}, { refuse: 'DAILY_LIMIT' }],
    ['lets an open bid be changed', { ...limited(2), own: {} }, { amount: 605_000 }, { do: 'change' }],
    ['is none when it is 0', limited(99, 0), {}, { do: 'place' }],
    ['holds for nobody without its check', limited(2, 2, { dailyBidLimitCheck: false }), {}, { do: 'place' }],
    ['comes before the credit', limited(2), { amount: 2_000_000 }, { refuse: 'DAILY_LIMIT' }],
    ['refuses an order too', { ...limited(2), lot: orderAt(300_000) }, {}, { refuse: 'DAILY_LIMIT' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });
});

describe('R52 an own amount', () => {
  it.each<Row>([
    [
      'can be lowered an instant before the cancel deadline',
      { own: {}, now: before(cancelling) },
      { amount: 595_000 },
      { do: 'change' },
    ],
    ['cannot be lowered at it', { own: {}, now: cancelling }, { amount: 595_000 }, { refuse: 'AMOUNT_LOWERED' }],
    ['nor by staff', { own: {}, now: cancelling, actor: unbound }, { amount: 595_000 }, { refuse: 'AMOUNT_LOWERED' }],
    ['can be raised after it', { own: {}, now: cancelling }, { amount: 605_000 }, { do: 'change' }],
    ['can stand as it is', { own: {}, now: cancelling }, {}, { do: 'change', isSame: true }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });
});

describe('R50 an order', () => {
  const lot = orderAt(752_000);
  it.each<Row>([
    [
      'is at the price of the car, whatever was sent',
      { lot },
      { amount: 1, bidType: 2, group: 'w A' },
      { do: 'place', amount: 752_000, bidType: null, group: null },
    ],
    ['knows no step', { lot: orderAt(1) }, {}, { do: 'place', amount: 1 }],
    ['needs no type', { lot }, { bidType: null }, { do: 'place' }],
    ['needs a price', { lot: orderAt(null) }, {}, fields({ amount: { problem: 'invalid' } })],
    [
      'needs the credit',
      { lot, client: { creditLimit: 751_999 } },
      {},
      { refuse: 'CREDIT_EXCEEDED', headroom: 751_999 },
    ],
    ['is refused of a reserved car', { lot: { ...lot, isOver: true } }, {}, { refuse: 'CAR_RESERVED' }],
    [
      'is refused of an own one that was confirmed',
      { lot: { ...lot, isOver: true }, own: { status: 6 } },
      {},
      { refuse: 'CAR_RESERVED' },
    ],
    [
      'is answered as it stands',
      { lot: { ...lot, isOver: true }, own: { amount: 752_000, bidType: null } },
      {},
      { do: 'change', isSame: true },
    ],
    [
      'keeps its price when the car has another one',
      { lot: { ...lot, isOver: true }, own: { amount: 700_000, bidType: null } },
      {},
      { isSame: true, amount: 700_000 },
    ],
    ['is refused to who may not bid', { lot, client: { biddingAllowed: false } }, {}, { refuse: 'FORBIDDEN' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(decide(given, wish)).toMatchObject(decision);
  });
});

const edit = (given: BidCase, wish: Partial<BidTerms>, own = openBidOf({})) =>
  decideEdit(factsOf({ ...given, own }), own, termsOf(wish));

describe('R59 what staff change of an open bid', () => {
  const won = openBidOf({ status: 6, canWithdraw: false });
  it.each<Row>([
    ['raises its amount', {}, { amount: 700_000 }, { do: 'change', amount: 700_000, isSame: false }],
    ['keeps it where nothing differs', {}, {}, { do: 'change', isSame: true }],
    ['adds to it', {}, { adjustment: 50_000 }, { do: 'change', adjustment: 50_000, isSame: false }],
    ['takes from it', {}, { adjustment: -600_000 }, { do: 'change', adjustment: -600_000 }],
    ['not more than it is', {}, { adjustment: -605_000 }, fields({ adjustmentPrice: { problem: 'invalid' } })],
    ['by the step', {}, { amount: 601_000 }, fields({ amount: { problem: 'offStep', amount: 5000 } })],
    ['from the start price', {}, { amount: 495_000 }, fields({ amount: { problem: 'lowerPrice', amount: 500_000 } })],
    [
      'but leaves what stands below a start price that rose',
      { lot: { startPrice: 700_000 } },
      { adjustment: 5000 },
      { do: 'change', amount: 600_000 },
    ],
    ['within the credit', {}, { amount: 1_005_000 }, { refuse: 'CREDIT_EXCEEDED', headroom: 400_000 }],
    ['which an adjustment needs too', {}, { adjustment: 405_000 }, { refuse: 'CREDIT_EXCEEDED', headroom: 400_000 }],
    ['after the deadline', { now: at('12:00:00') }, { amount: 700_000 }, { do: 'change' }],
    ['of a lot that has ended', { lot: { isOver: true } }, { amount: 700_000 }, { do: 'change' }],
    ['but not downwards once it is bound', { now: cancelling }, { amount: 595_000 }, { refuse: 'AMOUNT_LOWERED' }],
  ])('%s', (_name, given, wish, decision) => {
    expect(edit(given, wish)).toMatchObject(decision);
  });

  it('holds a win in full, its group or not', () => {
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
    ['is taken of a new one', {}, done],
    ['is taken of one at the house', { status: 2 }, done],
    ...[3, 4, 5, 6, 7].map(
      (status) => [`is refused of status ${status}`, { status }, { refuse: 'STATE_CHANGED' }] as const,
    ),
    ['is taken an instant before its deadline', { now: before(cancelling) }, done],
    ['is refused at its deadline, which is said in hours', { now: cancelling }, closed],
    ['is refused once the lot is over', { isOver: true }, closed],
    ['is taken of staff who set statuses, whenever', { now: at('12:00:00'), isOver: true, isBound: false }, done],
    ['is refused to them too of what has ended', { status: 5, isBound: false }, { refuse: 'STATE_CHANGED' }],
    [
      'is taken of an order, which has no deadline, though its car is not on offer',
      { isStock: true, isOver: true, deadlines: null, now: at('23:00:00') },
      done,
    ],
  ] as const)('%s', (_name, given, decision) => {
    expect(decideCancel({ ...facts, ...given })).toEqual(decision);
  });
});
