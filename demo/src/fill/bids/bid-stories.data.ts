import type { BidStory } from './bid-story.ts';

/** What the people whom everybody signs in as have bid. */
const bidsOf: Readonly<Record<string, readonly BidStory[]>> = {
  'client@demo.seri': [
    { kind: 'car', end: 'won', group: 'A', comment: 'Please check the rear bumper before shipping.' },
    { kind: 'car', end: 'groupFull', group: 'A' },
    { kind: 'car', end: 'won', adjustment: 10_000, isRaised: true },
    { kind: 'stock', end: 'new' },
    { kind: 'car', end: 'bid', group: 'A', isRaised: true },
    { kind: 'car', end: 'new', group: 'A' },
    { kind: 'car', end: 'bid', group: 'B', comment: 'One of these two is enough.' },
    { kind: 'car', end: 'new', group: 'B' },
    { kind: 'car', end: 'bid', group: 'B', adjustment: -5000 },
    { kind: 'car', end: 'new', comment: 'Is the sunroof original?' },
    { kind: 'bike', end: 'bid' },
    { kind: 'machine', end: 'new' },
    { kind: 'car', end: 'cancelled', isComing: true },
    { kind: 'car', end: 'blank', comment: 'The customer here has changed his mind.' },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'car', end: 'soldForMore', isRaised: true },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'bike', end: 'soldForMore' },
    { kind: 'machine', end: 'soldForMore' },
    { kind: 'car', end: 'otherWon' },
    { kind: 'car', end: 'notSold' },
    { kind: 'car', end: 'notSold' },
    { kind: 'bike', end: 'notSold' },
    { kind: 'car', end: 'lotCancelled' },
    { kind: 'car', end: 'lotRemoved' },
    { kind: 'car', end: 'dontBid', comment: 'Up to this amount only if the engine is dry.' },
    { kind: 'stock', end: 'dontBid' },
    { kind: 'car', end: 'cancelled' },
    { kind: 'bike', end: 'cancelled' },
  ],
  'dealer@demo.seri': [
    { kind: 'car', end: 'won', isRaised: true },
    { kind: 'machine', end: 'won' },
    { kind: 'stock', end: 'bid' },
    { kind: 'car', end: 'bid', group: 'A', comment: 'For a customer in Nakuru.' },
    { kind: 'car', end: 'new', group: 'A' },
    { kind: 'car', end: 'bid', group: 'B' },
    { kind: 'machine', end: 'new' },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'car', end: 'soldForMore', isRaised: true },
    { kind: 'machine', end: 'notSold' },
    { kind: 'car', end: 'otherWon' },
    { kind: 'car', end: 'cancelled' },
    { kind: 'stock', end: 'cancelled' },
    { kind: 'car', end: 'dontBid' },
    { kind: 'car', end: 'blank' },
  ],
  'vip@demo.seri': [
    { kind: 'car', end: 'won', comment: 'Пришлите, пожалуйста, фото днища.' },
    { kind: 'stock', end: 'won' },
    { kind: 'car', end: 'bid', isRaised: true },
    { kind: 'car', end: 'new', group: 'A' },
    { kind: 'car', end: 'new', group: 'A', comment: 'Достаточно одного из двух.' },
    { kind: 'bike', end: 'new' },
    { kind: 'machine', end: 'bid', adjustment: 20_000 },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'bike', end: 'won' },
    { kind: 'car', end: 'notSold' },
    { kind: 'car', end: 'otherWon' },
    { kind: 'car', end: 'lotCancelled' },
    { kind: 'car', end: 'cancelled' },
  ],
  // Without a yen to bid, there is only what was.
  'troublesome@demo.seri': [
    { kind: 'car', end: 'blank', comment: 'Беру за эту цену.' },
    { kind: 'car', end: 'blank' },
    { kind: 'car', end: 'dontBid' },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'car', end: 'notSold' },
    { kind: 'bike', end: 'cancelled' },
    { kind: 'car', end: 'cancelled', isComing: true },
  ],
};

/** What everybody else picks from. */
const usual: readonly BidStory[] = [
  { kind: 'car', end: 'won' },
  { kind: 'car', end: 'bid' },
  { kind: 'car', end: 'new' },
  { kind: 'car', end: 'soldForMore' },
  { kind: 'bike', end: 'bid' },
  { kind: 'car', end: 'new', group: 'A' },
  { kind: 'car', end: 'bid', group: 'A' },
  { kind: 'car', end: 'soldForMore', isRaised: true },
  { kind: 'machine', end: 'bid' },
  { kind: 'car', end: 'notSold' },
  { kind: 'car', end: 'cancelled' },
  { kind: 'bike', end: 'new' },
  { kind: 'car', end: 'otherWon' },
  { kind: 'car', end: 'blank' },
];

const everySecond = 2;

/** The stories of an account; `place` tells those who have none of their own apart. */
export function storiesOf(email: string, place: number): readonly BidStory[] {
  return bidsOf[email] ?? usual.filter((_, index) => (index + place) % everySecond === 0);
}
