import type { BidStory } from './bid-story.ts';

/** Bids of the accounts that visitors sign in as. */
const bidsOf: Readonly<Record<string, readonly BidStory[]>> = {
  'client@demo.seri': [
    {
      kind: 'car',
      end: 'won',
      group: 'A',
      chat: [
        ['client', 'Please check the rear bumper before shipping.'],
        ['staff', 'It has two scratches, nothing broken. Photos are on their way to you.'],
        ['client', 'Good, then ship it as it is.'],
      ],
    },
    { kind: 'car', end: 'groupFull', group: 'A' },
    { kind: 'car', end: 'won', adjustment: 10_000, isRaised: true },
    { kind: 'stock', end: 'new' },
    { kind: 'car', end: 'bid', group: 'A', isRaised: true },
    { kind: 'car', end: 'new', group: 'A' },
    {
      kind: 'car',
      end: 'bid',
      group: 'B',
      chat: [
        ['client', 'One of these two is enough.'],
        ['staff', 'Noted: group B buys two at most. Shall I make it one?'],
      ],
      isUnread: true,
    },
    { kind: 'car', end: 'new', group: 'B' },
    { kind: 'car', end: 'bid', group: 'B', adjustment: -5000 },
    { kind: 'car', end: 'new', chat: [['client', 'Is the sunroof original?']], isUnread: true },
    { kind: 'bike', end: 'bid' },
    { kind: 'machine', end: 'new' },
    { kind: 'car', end: 'cancelled', isComing: true },
    {
      kind: 'car',
      end: 'blank',
      chat: [
        ['client', 'The customer here has changed his mind.'],
        ['staff', 'We have resold it at the next auction.'],
      ],
    },
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
    {
      kind: 'car',
      end: 'dontBid',
      chat: [
        ['client', 'Up to this amount only if the engine is dry.'],
        ['staff', 'It is not: oil at the timing cover. I did not bid.'],
        ['client', 'Thank you for looking.'],
      ],
    },
    { kind: 'stock', end: 'dontBid' },
    { kind: 'car', end: 'cancelled' },
    { kind: 'bike', end: 'cancelled' },
  ],
  'dealer@demo.seri': [
    { kind: 'car', end: 'won', isRaised: true },
    { kind: 'machine', end: 'won' },
    { kind: 'stock', end: 'bid' },
    {
      kind: 'car',
      end: 'bid',
      group: 'A',
      chat: [
        ['client', 'For a customer in Nakuru.'],
        ['staff', 'It ran in a coastal region. Shall I ask for photos from below?'],
      ],
      isUnread: true,
    },
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
    {
      kind: 'car',
      end: 'won',
      chat: [
        ['client', 'Пришлите, пожалуйста, фото днища.'],
        ['staff', 'Фото сделали на площадке, днище сухое.'],
        ['client', 'Отлично, спасибо.'],
      ],
    },
    { kind: 'stock', end: 'bid' },
    { kind: 'car', end: 'bid', isRaised: true },
    { kind: 'car', end: 'new', group: 'A' },
    { kind: 'car', end: 'new', group: 'A', chat: [['client', 'Достаточно одного из двух.']], isUnread: true },
    { kind: 'car', end: 'new' },
    { kind: 'car', end: 'bid', adjustment: 20_000 },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'car', end: 'won' },
    { kind: 'car', end: 'notSold' },
    { kind: 'car', end: 'otherWon' },
    { kind: 'car', end: 'lotCancelled' },
    { kind: 'car', end: 'cancelled' },
  ],
  // This account has no money to bid with, so all its bids have ended.
  'troublesome@demo.seri': [
    {
      kind: 'car',
      end: 'blank',
      chat: [
        ['client', 'Беру за эту цену.'],
        ['staff', 'Оплата не пришла в срок, машину перевыставили.'],
      ],
    },
    { kind: 'car', end: 'blank' },
    { kind: 'car', end: 'dontBid' },
    { kind: 'car', end: 'soldForMore' },
    { kind: 'car', end: 'notSold' },
    { kind: 'car', end: 'cancelled' },
    { kind: 'car', end: 'cancelled', isComing: true },
  ],
};

/** Every other account takes half of these. */
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

/**
 * The stories of an account. Accounts without stories of their own take every second of the usual ones, and `place`
 * decides which half.
 */
export function storiesOf(email: string, place: number): readonly BidStory[] {
  return bidsOf[email] ?? usual.filter((_, index) => (index + place) % everySecond === 0);
}
