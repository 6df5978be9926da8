import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { type Language, languages } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { noticeData, type NoticeType } from '@seri/domain/talk/notices';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import type { NewNotice } from '../../../talk/notifications/notifications.command.ts';
import type { BidNews } from './bidding.events.ts';

/** The side that made the change. The portal itself counts as staff. */
type ActingSide = 'client' | 'staff';

/** The notice that each action gives the other side, by the side that acted. */
const notices = {
  placed: { client: 'clientNewBid', staff: 'managerNewBid' },
  'placed-again': { client: 'clientRebid', staff: 'managerNewBid' },
  changed: { client: 'clientChangeAmount', staff: 'managerChangeAmount' },
  cancelled: { client: 'clientCancelBid', staff: 'managerBidStatus' },
  'status-changed': { client: 'clientCancelBid', staff: 'managerBidStatus' },
  won: { client: 'managerWinBid', staff: 'managerWinBid' },
} as const satisfies Record<string, Record<ActingSide, NoticeType>>;

/** R58, R59: actions of staff in their list of bids. Only some of them concern the client, see `noticeTypeOf`. */
type DeskAction = 'edited' | 'adjusted' | 'sold-price' | 'auto-bid' | 'taken-back';
export type BidAction = keyof typeof notices | DeskAction;
type BidNoticeType = (typeof notices)[keyof typeof notices][ActingSide] | 'managerUpdateBidAmount';

/** Other wordings for the dealer, because the bid is not its own. */
const dealerTexts: Partial<Record<BidNoticeType, MessageId>> = {
  managerNewBid: 'notice.dealer.managerNewBid',
  managerChangeAmount: 'notice.dealer.managerChangeAmount',
  managerUpdateBidAmount: 'notice.dealer.managerChangeAmount',
  managerBidStatus: 'notice.managerUpdateStatus',
  managerWinBid: 'notice.dealer.managerWinBid',
};
const orderTexts = {
  client: ['notice.clientOrder', undefined],
  staff: ['notice.managerOrder', 'notice.dealer.managerOrder'],
} as const;

/**
 * R55: the notices of a change: one to the other side and, if a member of staff set a status, one to the staff who look
 * after the client.
 */
export function bidNotices(news: BidNews, authorId: number | null): NewNotice[] {
  const { action, bid, bidder } = news;
  const side: ActingSide = authorId === bidder.id ? 'client' : 'staff';
  const eventType = noticeTypeOf(news, side);
  if (!eventType) return [];
  const isOrder = bid.kind === 'stock' && (action === 'placed' || action === 'placed-again');
  const [text, dealerText] = isOrder ? orderTexts[side] : ([`notice.${eventType}`, dealerTexts[eventType]] as const);
  const toOtherSide = {
    ...noticeFactsOf(news, side),
    eventType,
    message: sentence(news, text),
    messageOfOthers: dealerText && sentence(news, dealerText),
  };
  if (eventType !== 'managerBidStatus' || authorId === null) return [toOtherSide];
  const toStaff = {
    eventType: 'managerUpdateStatus',
    message: sentence(news, 'notice.managerUpdateStatus'),
  } as const;
  return [toOtherSide, { ...noticeFactsOf(news, side), ...toStaff }];
}

function noticeTypeOf({ action, bid, former }: BidNews, side: ActingSide): BidNoticeType | undefined {
  if (action in notices) return notices[action as keyof typeof notices][side];
  if (former && former.status !== bid.status) {
    return bidStatus(bid.status) === 'won' ? 'managerWinBid' : 'managerBidStatus';
  }
  return former && former.amount !== bid.amount ? 'managerUpdateBidAmount' : undefined;
}

export const isForStaff = ({ eventType }: NewNotice): boolean => noticeData[eventType].to === 'staff';

export function movedNotice(bid: BidNews['bid'], lot: BidNews['lot'], runsAt: Date): NewNotice {
  return {
    ...noticeFactsOf({ bid, lot }, 'staff'),
    eventType: 'managerBidStatus',
    message: inAllLanguages('notice.moved', (language) => ({ time: timeInJapan(runsAt, language) })),
  };
}

function noticeFactsOf({ bid, lot }: Pick<BidNews, 'bid' | 'lot'>, side: ActingSide) {
  return { ...lot, bidId: bid.id, isClientMessage: side === 'client' };
}

function sentence({ bid, former, bidder }: BidNews, id: MessageId): Record<Language, string> {
  const values = { client: bidder.name, amount: formatYen(bid.amount), former: formatYen(former?.amount ?? 0) };
  const isToClient = id === 'notice.managerBidStatus';
  return inAllLanguages(id, (language) => ({ ...values, status: statusText(language, bid, isToClient) }));
}

function timeInJapan(moment: Date, language: Language): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', form).format(moment);
}

/** The status with the reason if the portal ended the bid. The client reads "under review" for New. */
function statusText(language: Language, { status, end_reason: reason }: BidNews['bid'], isToClient: boolean): string {
  const name = bidStatus(status);
  const text = formatMessage(language, `bids.status.${isToClient && name === 'new' ? 'underReview' : name}`);
  return reason === null ? text : `${text} (${formatMessage(language, `notice.ended.${reason as EndReason}`)})`;
}

function inAllLanguages(id: MessageId, valuesIn: (language: Language) => MessageValues): Record<Language, string> {
  const texts = languages.map((language) => [language, formatMessage(language, id, valuesIn(language))]);
  return Object.fromEntries(texts) as Record<Language, string>;
}
