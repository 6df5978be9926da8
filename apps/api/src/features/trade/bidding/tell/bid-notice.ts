import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatus, bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { type Language, languages } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { causeOfChange, type NoticeCause, type ToldBid } from '@seri/domain/talk/notice-causes';
import { noticeData, type NoticeType } from '@seri/domain/talk/notices';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import type { NewNotice } from '../../../talk/notifications/notifications.command.ts';
import type { BidRow } from '../bid.store.ts';
import type { BidNews } from './bidding.events.ts';
import { type CauseOfBid, textsForStaff, textsOfCause } from './notice-texts.data.ts';

/** The side that made the change, or that reads of it. The portal itself counts as staff. */
type ActingSide = 'client' | 'staff';

/** The notice that placing a bid gives the other side, by the side that acted. */
const placings = {
  placed: { client: 'clientNewBid', staff: 'managerNewBid' },
  'placed-again': { client: 'clientRebid', staff: 'managerNewBid' },
  changed: { client: 'clientChangeAmount', staff: 'managerChangeAmount' },
} as const satisfies Record<string, Record<ActingSide, NoticeType>>;

/** R58, R59: actions of staff in their list of bids. Only some of them concern the client, see `causeOfChange`. */
type DeskAction = 'edited' | 'adjusted' | 'sold-price' | 'auto-bid' | 'taken-back';
/** R91: the end of the purchase of a win, and its reversal. Neither is undone like a change of the desk. */
type SettlementAction = 'settled' | 'restored';
export type BidAction = keyof typeof placings | 'cancelled' | 'status-changed' | 'won' | DeskAction | SettlementAction;

/**
 * R55: the notices of a change: one to the other side and, if a member of staff set a status, one to the staff who look
 * after the client.
 */
export function bidNotices(news: BidNews, authorId: number | null): NewNotice[] {
  const side: ActingSide = authorId === news.bidder.id ? 'client' : 'staff';
  const cause = causeOf(news);
  if (!cause) return [];
  const eventType = noticeTypeOf(news, cause, side);
  const facts = { ...noticeFactsOf(news, side), cause, ...figuresFor(news, cause) };
  const notice = (type: NoticeType): NewNotice => ({ ...facts, eventType: type, ...sentencesOf(news, cause, type) });
  const isStatus = eventType === 'managerBidStatus' && authorId !== null;
  return isStatus ? [notice(eventType), notice('managerUpdateStatus')] : [notice(eventType)];
}

function causeOf({ action, bid, former, soldPrice = null }: BidNews): CauseOfBid | undefined {
  if (action === 'changed') return 'changed';
  if (!former) return placingOf(bid, action);
  const cause = causeOfChange(toldBid(bid), toldBid(former)) as CauseOfBid | undefined;
  if (cause === 'soldForMore' && soldPrice === null) return 'finished';
  // Staff record a lost bid by hand where the feed has the price already.
  return cause === 'finished' && soldPrice !== null && soldPrice > maxPriceOf(bid) ? 'soldForMore' : cause;
}

function placingOf({ kind }: BidRow, action: BidAction): CauseOfBid {
  if (kind === 'stock') return 'ordered';
  return action === 'placed-again' ? 'placedAgain' : 'placed';
}

function toldBid(bid: BidRow): ToldBid {
  const { status, amount, end_reason: endReason } = bid;
  return { isOrder: isOrder(bid), status, amount, price: pricePaid(bid), endReason: endReason as EndReason | null };
}

const isOrder = ({ kind }: Pick<BidRow, 'kind'>) => kind === 'stock';

function pricePaid(bid: BidRow): number | null {
  if (bid.purchase_id === null) return null;
  return isOrder(bid) ? maxPriceOf(bid) : bid.sold_price;
}

function noticeTypeOf({ action, bid }: BidNews, cause: CauseOfBid, side: ActingSide): NoticeType {
  if (action in placings) return placings[action as keyof typeof placings][side];
  if (cause === 'changed') return 'managerUpdateBidAmount';
  if (bid.status === bidStatusCodes.won) return 'managerWinBid';
  return side === 'client' ? 'clientCancelBid' : 'managerBidStatus';
}

export const isForStaff = ({ eventType }: NewNotice): boolean => noticeData[eventType].to === 'staff';

export function movedNotice({ bid, bidder, lot }: Omit<BidNews, 'action'>, runsAt: Date): NewNotice {
  const say = (id: MessageId) =>
    inAllLanguages(id, (language) => ({ client: bidder.name, time: timeInJapan(runsAt, language) }));
  const [own, dealer] = textsOfCause.moved;
  return {
    ...noticeFactsOf({ bid, lot }, 'staff'),
    eventType: 'managerBidStatus',
    cause: 'moved',
    amount: bid.amount,
    former: null,
    price: null,
    purchaseId: null,
    message: say(own),
    messageOfOthers: say(dealer),
  };
}

function noticeFactsOf({ bid, lot }: Pick<BidNews, 'bid' | 'lot'>, side: ActingSide) {
  return { ...lot, bidId: bid.id, isClientMessage: side === 'client' };
}

function figuresFor({ bid, former, soldPrice = null }: BidNews, cause: NoticeCause) {
  const isPaid = bid.status === bidStatusCodes.won;
  const priceOfOthers = cause === 'soldForMore' ? soldPrice : null;
  return {
    amount: bid.amount,
    former: cause === 'changed' ? (former?.amount ?? null) : null,
    price: isPaid ? pricePaid(bid) : priceOfOthers,
    purchaseId: isPaid ? bid.purchase_id : null,
  };
}

function sentencesOf(news: BidNews, cause: CauseOfBid, type: NoticeType) {
  const texts = textsForStaff[type];
  if (texts) return { message: sentence(news, cause, texts[isOrder(news.bid) ? 1 : 0], 'staff') };
  const [own, dealer] = textsOfCause[cause];
  return { message: sentence(news, cause, own, 'client'), messageOfOthers: sentence(news, cause, dealer, 'client') };
}

function sentence(news: BidNews, cause: CauseOfBid, id: MessageId, reader: ActingSide): Record<Language, string> {
  const { bid, former, bidder } = news;
  const { price } = figuresFor(news, cause);
  const values = {
    client: bidder.name,
    amount: formatYen(bid.amount),
    former: formatYen(former?.amount ?? 0),
    price: formatYen(price ?? 0),
    group: bid.bid_group ?? '',
  };
  return inAllLanguages(id, (language) => ({ ...values, status: statusText(language, bid, reader) }));
}

function timeInJapan(moment: Date, language: Language): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', form).format(moment);
}

/** Staff read the label of the status, the client side words for it. With the reason if the portal ended the bid. */
function statusText(language: Language, bid: BidRow, reader: ActingSide): string {
  const name = bidStatus(bid.status);
  const words = reader === 'staff' ? (`bids.status.${name}` as const) : (`notice.status.${name}` as const);
  const text = formatMessage(language, isOrder(bid) ? `orders.status.${name}` : words);
  const reason = bid.end_reason as EndReason | null;
  if (reason === null) return text;
  return `${text} (${formatMessage(language, isOrder(bid) ? 'orders.ended' : `notice.ended.${reason}`)})`;
}

function inAllLanguages(id: MessageId, valuesIn: (language: Language) => MessageValues): Record<Language, string> {
  const texts = languages.map((language) => [language, formatMessage(language, id, valuesIn(language))]);
  return Object.fromEntries(texts) as Record<Language, string>;
}
