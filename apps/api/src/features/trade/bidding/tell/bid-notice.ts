import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { type Language, languages } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { noticeData, type NoticeType } from '@seri/domain/talk/notices';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import type { NewNotice } from '../../../talk/notifications/notifications.command.ts';
import type { BidChange } from './bidding.events.ts';

type Side = 'client' | 'staff';

/** What becomes of a bid, and what the other side is told of it; what the portal itself does speaks as staff. */
const notices = {
  placed: { client: 'clientNewBid', staff: 'managerNewBid' },
  'placed-again': { client: 'clientRebid', staff: 'managerNewBid' },
  changed: { client: 'clientChangeAmount', staff: 'managerChangeAmount' },
  cancelled: { client: 'clientCancelBid', staff: 'managerBidStatus' },
  'status-changed': { client: 'clientCancelBid', staff: 'managerBidStatus' },
  won: { client: 'managerWinBid', staff: 'managerWinBid' },
} as const satisfies Record<string, Record<Side, NoticeType>>;

/** R58, R59: what staff change in their list, of which only some is the client's business: see `toldOf`. */
type DeskAction = 'edited' | 'adjusted' | 'sold-price' | 'auto-bid' | 'taken-back';
export type BidAction = keyof typeof notices | DeskAction;
type Told = (typeof notices)[keyof typeof notices][Side] | 'managerUpdateBidAmount';

/** What the client reads, its dealer otherwise: the bid is not the dealer's own. */
const dealerTexts: Partial<Record<Told, MessageId>> = {
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

/** R55: what is told of a change: to the other side; and to staff the status that one of them set. */
export function bidNotices(change: BidChange, authorId: number | null): NewNotice[] {
  const { action, bid, bidder } = change;
  const side: Side = authorId === bidder.id ? 'client' : 'staff';
  const eventType = toldOf(change, side);
  if (!eventType) return [];
  const isOrder = bid.kind === 'stock' && (action === 'placed' || action === 'placed-again');
  const [own, others] = isOrder ? orderTexts[side] : ([`notice.${eventType}`, dealerTexts[eventType]] as const);
  const first = {
    ...aboutOf(change, side),
    eventType,
    message: sentence(change, own),
    messageOfOthers: others && sentence(change, others),
  };
  if (eventType !== 'managerBidStatus' || authorId === null) return [first];
  const toStaff = {
    eventType: 'managerUpdateStatus',
    message: sentence(change, 'notice.managerUpdateStatus'),
  } as const;
  return [first, { ...aboutOf(change, side), ...toStaff }];
}

function toldOf({ action, bid, former }: BidChange, side: Side): Told | undefined {
  if (action in notices) return notices[action as keyof typeof notices][side];
  if (former && former.status !== bid.status) {
    return bidStatus(bid.status) === 'won' ? 'managerWinBid' : 'managerBidStatus';
  }
  return former && former.amount !== bid.amount ? 'managerUpdateBidAmount' : undefined;
}

export const isForStaff = ({ eventType }: NewNotice): boolean => noticeData[eventType].to === 'staff';

export function movedNotice(bid: BidChange['bid'], lot: BidChange['lot'], runsAt: Date): NewNotice {
  return {
    ...aboutOf({ bid, lot }, 'staff'),
    eventType: 'managerBidStatus',
    message: inAll('notice.moved', (language) => ({ time: timeInJapan(runsAt, language) })),
  };
}

function aboutOf({ bid, lot }: Pick<BidChange, 'bid' | 'lot'>, side: Side) {
  return { ...lot, bidId: bid.id, isClientMessage: side === 'client' };
}

function sentence({ bid, former, bidder }: BidChange, id: MessageId): Record<Language, string> {
  const values = { client: bidder.name, amount: formatYen(bid.amount), former: formatYen(former?.amount ?? 0) };
  const isToClient = id === 'notice.managerBidStatus';
  return inAll(id, (language) => ({ ...values, status: statusText(language, bid, isToClient) }));
}

function timeInJapan(moment: Date, language: Language): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', form).format(moment);
}

/** The status, and why, where no person said so. What is new to staff is under review to its client. */
function statusText(language: Language, { status, end_reason: reason }: BidChange['bid'], isToClient: boolean): string {
  const name = bidStatus(status);
  const text = formatMessage(language, `bids.status.${isToClient && name === 'new' ? 'underReview' : name}`);
  return reason === null ? text : `${text} (${formatMessage(language, `notice.ended.${reason as EndReason}`)})`;
}

function inAll(id: MessageId, valuesIn: (language: Language) => MessageValues): Record<Language, string> {
  const texts = languages.map((language) => [language, formatMessage(language, id, valuesIn(language))]);
  return Object.fromEntries(texts) as Record<Language, string>;
}
