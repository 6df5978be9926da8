import type { EndReason } from '@seri/domain/bid-result';
import { bidStatus } from '@seri/domain/bid-statuses';
import { type Language, languages } from '@seri/domain/languages';
import { formatYen } from '@seri/domain/money';
import type { NoticeType } from '@seri/domain/notices';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
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

export type BidAction = keyof typeof notices;

/** A sentence in both languages with what it is about. */
export function bidNotice({ action, bid, former, bidder, lot }: BidChange, isClientMessage: boolean) {
  const side = isClientMessage ? 'client' : 'staff';
  const eventType = notices[action][side];
  const isOrder = bid.kind === 'stock' && (action === 'placed' || action === 'placed-again');
  const id: MessageId = isOrder ? orderTexts[side] : `notice.${eventType}`;
  const values = { client: bidder.name, amount: formatYen(bid.amount), former: formatYen(former?.amount ?? 0) };
  return {
    eventType,
    message: inAll(id, (language) => ({ ...values, status: statusText(language, bid) })),
    ...lot,
    bidId: bid.id,
    isClientMessage,
  };
}

export function movedNotice(bid: BidChange['bid'], lot: BidChange['lot'], runsAt: Date) {
  return {
    eventType: 'managerBidStatus' as const,
    message: inAll('notice.moved', (language) => ({ time: timeInJapan(runsAt, language) })),
    ...lot,
    bidId: bid.id,
    isClientMessage: false,
  };
}

function timeInJapan(moment: Date, language: Language): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', form).format(moment);
}

const orderTexts = { client: 'notice.clientOrder', staff: 'notice.managerOrder' } as const;

/** The status, and why, where no person said so. */
function statusText(language: Language, { status, end_reason: reason }: BidChange['bid']): string {
  const text = formatMessage(language, `bids.status.${bidStatus(status)}`);
  return reason === null ? text : `${text} (${formatMessage(language, `notice.ended.${reason as EndReason}`)})`;
}

function inAll(id: MessageId, valuesIn: (language: Language) => MessageValues): Record<Language, string> {
  const texts = languages.map((language) => [language, formatMessage(language, id, valuesIn(language))]);
  return Object.fromEntries(texts) as Record<Language, string>;
}
