import type { EndReason } from '../bids/bid-result.ts';
import { type BidStatus, bidStatus } from '../bids/bid-statuses.ts';
import type { NoticeType } from './notices.ts';

/** Everything that happens to a bid, an order or a request for a lot, as far as notices and mails have words for it. */
export const noticeCauses = [
  'placed',
  'placedAgain',
  'ordered',
  'changed',
  'review',
  'accepted',
  'declined',
  'cancelled',
  'groupFull',
  'finished',
  'soldForMore',
  'notSold',
  'lotCancelled',
  'lotRemoved',
  'otherWon',
  'won',
  'wonPriced',
  'priced',
  'winUndone',
  'orderConfirmed',
  'orderReleased',
  'orderStatus',
  'moved',
  'message',
  'translationAsked',
  'translationAnswered',
  'translationAmended',
  'translationDeclined',
  'translationClosed',
  'chargeBooked',
  'chargeDiscounted',
  'chargeChanged',
  'chargeReturned',
  'carMoved',
  'carCorrected',
  'carChanged',
  'carPartiesChanged',
  'carPapersShared',
  'carsOnShip',
] as const;
export type NoticeCause = (typeof noticeCauses)[number];

/** The tabs of the centre. */
export const noticeTopics = ['bid', 'chat', 'purchase', 'lot'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Causes that tell of a car bought at a known price. */
export const purchaseCauses: readonly NoticeCause[] = [
  'wonPriced',
  'priced',
  'orderConfirmed',
  'chargeBooked',
  'chargeDiscounted',
  'chargeChanged',
  'chargeReturned',
  'carMoved',
  'carCorrected',
  'carChanged',
  'carPartiesChanged',
  'carPapersShared',
  'carsOnShip',
];

/** Types that tell of a lot, without a bid. */
export const lotNotices: readonly NoticeType[] = ['clientTranslation', 'managerTranslation'];

export function topicOf(type: NoticeType, cause: NoticeCause | null): NoticeTopic {
  if (type === 'chatMessage') return 'chat';
  if (lotNotices.includes(type)) return 'lot';
  return cause !== null && purchaseCauses.includes(cause) ? 'purchase' : 'bid';
}

const mailedElsewhere: ReadonlySet<NoticeCause> = new Set([
  'priced',
  'chargeBooked',
  'chargeDiscounted',
  'chargeChanged',
  'chargeReturned',
]);

/** R61, R87: a price that is known after the win, and a charge, are mailed with what is to pay, so their notice is not mailed too. */
export const isMailedElsewhere = (cause: NoticeCause | null): boolean => cause !== null && mailedElsewhere.has(cause);

/** A bid before or after a change. */
export interface ToldBid {
  isOrder: boolean;
  status: number;
  amount: number;
  /** The price of its purchase, null without one. */
  price: number | null;
  endReason: EndReason | null;
}

/** R55: the cause that a change of a bid gives, besides those of placing. Undefined if it concerns the desk alone. */
export function causeOfChange(bid: ToldBid, former: ToldBid): NoticeCause | undefined {
  if (bid.status !== former.status) return causeOfStatus(bid, former);
  if (bid.amount !== former.amount) return 'changed';
  const isPriced = bidStatus(bid.status) === 'won' && bid.price !== null && bid.price !== former.price;
  return isPriced ? 'priced' : undefined;
}

export function causeOfStatus(bid: ToldBid, former: Pick<ToldBid, 'status'>): NoticeCause {
  const status = bidStatus(bid.status);
  if (bid.isOrder) return bid.endReason === null ? orderCauses[status] : 'orderStatus';
  if (status === 'won') return bid.price === null ? 'won' : 'wonPriced';
  if (bidStatus(former.status) === 'won') return 'winUndone';
  return bid.endReason ?? bidCauses[status];
}

const bidCauses: Readonly<Record<Exclude<BidStatus, 'won'>, NoticeCause>> = {
  new: 'review',
  bid: 'accepted',
  dontBid: 'declined',
  cancelled: 'cancelled',
  finished: 'finished',
  blank: 'winUndone',
};

/** An order that ends without a reason of the house gives its car back. */
const orderCauses: Readonly<Record<BidStatus, NoticeCause>> = {
  new: 'orderStatus',
  bid: 'orderStatus',
  dontBid: 'orderReleased',
  cancelled: 'orderReleased',
  finished: 'orderReleased',
  won: 'orderConfirmed',
  blank: 'orderReleased',
};
