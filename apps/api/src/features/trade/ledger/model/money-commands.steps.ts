import type { ChargeKind } from '@seri/domain/charges/charge-kinds.data';
import fc from 'fast-check';

/** Two have the right to book money; the colleague lacks it. */
export const actors = ['accountant', 'other', 'colleague', 'client'] as const;
export type MoneyActor = (typeof actors)[number];

/**
 * `repeated`: sent again under its key. `together`: by both accountants at once. `stale`: over a version, or a total, that was
 * not seen. `commit` and a number: the connection to the database breaks in the middle of the answer to the commit, or of that
 * many answers; then it is sent again under its key.
 */
export type WayToSend = 'once' | 'repeated' | 'together' | 'stale' | 'commit' | number;

const sent = {
  way: fc.oneof(
    { weight: 12, arbitrary: fc.constant<WayToSend>('once') },
    { weight: 6, arbitrary: fc.constantFrom<WayToSend>('repeated', 'together', 'stale') },
    { weight: 1, arbitrary: fc.constant<WayToSend>('commit') },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) },
  ),
};
/** Calls for staff, which clients are refused. */
const sentByAny = {
  ...sent,
  by: fc.constantFrom<MoneyActor>(
    'accountant',
    'accountant',
    'accountant',
    'other',
    'other',
    'other',
    'colleague',
    'client',
  ),
};
const sentByStaff = { ...sent, by: fc.constantFrom<MoneyActor>('accountant', 'other', 'colleague') };

/** Calls that need the right to book money. */
const sentByAccountant = {
  ...sent,
  by: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom<MoneyActor>('accountant', 'other') },
    { weight: 1, arbitrary: fc.constantFrom<MoneyActor>('colleague', 'client') },
  ),
};

/** How much of the most that is possible. */
export type PartOfAmount = 'all' | 'half' | 'more';
const part = fc.constantFrom<PartOfAmount>('all', 'all', 'half', 'more');

const buyer = fc.nat({ max: 1 });
const anyOne = fc.nat({ max: 60 });
const some = fc.nat({ max: 255 });
const seldom = fc.constantFrom(true, ...Array<false>(7).fill(false));
/** Around the bids, the bounds of the rows of prices, and the least amount of the percentage. */
const price = fc.constantFrom(380_000, 400_001, 590_000, 600_000, 600_001, 640_000, 900_000);
const amount = fc.constantFrom(0, 1, 4_500, 15_000, 22_000, 35_000);
const charge = {
  kind: fc.constantFrom<ChargeKind>('inspection', 'storage', 'penalty', 'other', 'discount'),
  amount: fc.oneof({ weight: 6, arbitrary: amount }, { weight: 2, arbitrary: fc.constantFrom(null, -7_000, -400_000) }),
  note: fc.constantFrom('', 'paint'),
  isBooked: fc.constantFrom(true, true, false),
};
const costs = fc.array(
  fc.record({
    kind: fc.constantFrom<ChargeKind>('penalty', 'auction', 'other', 'discount'),
    amount,
    note: charge.note,
  }),
  { maxLength: 2 },
);
const end = { kept: some, costs };
const resoldFor = fc.constantFrom(1, 300_000, 590_000, 640_000, 900_000);

const step = <Do extends string, Fields extends object>(
  weight: number,
  name: Do,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) => ({ weight, arbitrary: fc.record<Fields>(fields).map((given) => ({ do: name, ...given })) });

/** A number says which of all bids, purchases, charges, papers or receipts of the run it is, and of a few whether each is meant. */
export const moneyCommand = fc.oneof(
  step(2, 'bid', { buyer, lot: fc.nat({ max: 3 }), amount: fc.constantFrom(600_000, 650_000, 700_000) }),
  step(4, 'status', {
    ...sentByStaff,
    bid: anyOne,
    to: fc.constantFrom(6, 6, 6, 1, 2, 4),
    confirmed: fc.boolean(),
    saysWhy: fc.boolean(),
  }),
  step(5, 'price', { ...sentByStaff, bid: anyOne, price: fc.option(price, { freq: 9 }), confirmed: fc.boolean() }),
  step(3, 'undo', { ...sentByStaff, place: fc.nat({ max: 2 }) }),
  step(4, 'charge', { ...sentByAny, purchase: anyOne, ...charge }),
  step(4, 'change', {
    ...sentByAny,
    purchase: anyOne,
    charge: anyOne,
    amount: charge.amount,
    isBooked: charge.isBooked,
  }),
  step(3, 'remove', { ...sentByAny, purchase: anyOne, charge: anyOne }),
  step(5, 'settle', { ...sentByAny, purchase: anyOne, ...end, resoldFor: fc.option(resoldFor, { freq: 2 }) }),
  step(3, 'correct-settlement', {
    ...sentByAny,
    purchase: anyOne,
    ...end,
    resoldFor: fc.option(resoldFor, { freq: 2 }),
  }),
  step(4, 'reverse', { ...sentByAny, purchase: anyOne }),
  step(5, 'issue', {
    ...sentByAny,
    purchase: anyOne,
    isWithOther: fc.boolean(),
    isProforma: fc.constantFrom(false, false, true),
  }),
  step(1, 'deposit', { ...sentByAny, buyer, amount: fc.constantFrom(1, 100_000) }),
  step(4, 'credit', {
    ...sentByAny,
    paper: anyOne,
    isInvoice: fc.constantFrom(true, true, true, false),
    place: fc.option(fc.nat({ max: 5 }), { freq: 2 }),
    part,
  }),
  step(1, 'remit', { ...sentByAny, buyer, amount: fc.constantFrom(1, 400_000, 1_000_000) }),
  step(2, 'correct', { ...sentByAny, buyer, amount: fc.constantFrom(-400_000, -60_000, 5_000) }),
  step(6, 'enter', { ...sentByAccountant, amount: fc.constantFrom(1, 4_500, 300_000, 700_000, 1_500_000, 1_500_000) }),
  step(6, 'book', {
    ...sentByAccountant,
    receipt: anyOne,
    buyer,
    preferred: fc.option(some, { freq: 2 }),
    isForeign: seldom,
    sender: fc.constantFrom('once', 'alias', 'agent'),
  }),
  step(3, 'mark', {
    ...sentByAccountant,
    receipt: anyOne,
    to: fc.constantFrom('unidentified', 'unidentified', 'ignored', 'returned', 'new'),
    saysWhy: fc.constantFrom(true, true, true, false),
  }),
  step(2, 'reverse-receipt', { ...sentByAccountant, receipt: anyOne }),
  step(3, 'payout', { ...sentByAccountant, buyer: anyOne, part }),
  step(3, 'write-off', { ...sentByAccountant, purchase: anyOne, part, isForeign: seldom }),
  step(8, 'decide', {
    ...sentByAccountant,
    request: anyOne,
    isPayout: fc.constantFrom(true, true, false),
    decision: fc.constantFrom('approve', 'approve', 'approve', 'refuse', 'take-back'),
  }),
  step(7, 'allocate', { ...sentByAccountant, source: anyOne, purchase: anyOne, part }),
  step(5, 'free', { ...sentByAccountant, allocation: anyOne, part, to: fc.option(anyOne, { freq: 2 }) }),
  step(3, 'terms', {
    ...sentByAccountant,
    buyer,
    isByHand: fc.constantFrom(true, true, false),
    dueDays: fc.constantFrom(null, 2, 10),
  }),
);
export type MoneyCommand = typeof moneyCommand extends fc.Arbitrary<infer One> ? One : never;
export type MoneyCommandOf<Do extends MoneyCommand['do']> = Extract<MoneyCommand, { do: Do }>;
