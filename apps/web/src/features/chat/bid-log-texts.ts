import type { LoggedField, LoggedValue } from '@seri/domain/bids/bid-log';
import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { bidTypeName } from '@seri/domain/bids/bid-types';
import type { EndReason } from '@seri/domain/bids/bid-result';
import { formatYen } from '@seri/domain/money/money';
import { roleIds } from '@seri/domain/people/roles';
import type { MessageId } from '@seri/messages/message-id';
import type { Text } from '../../lib/language/text.ts';
import { clockTime, dayMonth, tokyo } from '../../ui/time/format-time.ts';
import type { BidWords } from '../bids/rows/bid-texts.ts';
import type { BidLogEntry } from './chats.ts';

const clientRoles: ReadonlySet<number> = new Set([roleIds.client, roleIds.vip]);

/** 1.240: changes by clients stand out. */
export const isOfClient = ({ userType }: Pick<BidLogEntry, 'userType'>): boolean => clientRoles.has(userType);

/** All other events are described by the values they changed. */
const events: Readonly<Record<string, MessageId>> = {
  placed: 'chat.log.placed',
  'placed-again': 'chat.log.placedAgain',
  cancelled: 'chat.log.cancelled',
  moved: 'chat.log.moved',
  'taken-back': 'chat.log.takenBack',
};

/** The event, and its reason if no person caused it. */
export function eventText({ event, reason }: Pick<BidLogEntry, 'event' | 'reason'>, text: Text): string {
  const label = events[event];
  return [label && text(label), reason && text(`bids.reason.${reason as EndReason}`)].filter(Boolean).join(', ');
}

/** Events of clients, which staff cause on their behalf. */
const clientEvents: ReadonlySet<string> = new Set(['placed', 'placed-again', 'changed', 'cancelled']);

export function forText({ event, onBehalfOf }: Pick<BidLogEntry, 'event' | 'onBehalfOf'>, text: Text): string {
  return onBehalfOf !== null && clientEvents.has(event) ? text('chat.log.for', { client: onBehalfOf }) : '';
}

/** “1 650 000 ¥ → 1 705 000 ¥”, with the name of the field if the values alone do not show it. */
export function changeText({ field, from, to }: BidLogEntry['changes'][number], words: BidWords): string {
  const [name, show] = [names[field], values[field]];
  const change = from === null ? show(to, words) : `${show(from, words)} → ${show(to, words)}`;
  return name ? `${words.text(name)}: ${change}` : change;
}

const names: Readonly<Partial<Record<LoggedField, MessageId>>> = {
  adjustment: 'chat.log.adjustment',
  soldPrice: 'chat.log.soldPrice',
  bidType: 'chat.log.bidType',
  group: 'chat.group',
  autoBid: 'chat.log.autoBid',
};

type SayValue = (value: LoggedValue, words: BidWords) => string;

const none = '–';
const yen: SayValue = (value) => (value === null ? none : formatYen(Number(value)));

const values: Readonly<Record<LoggedField, SayValue>> = {
  amount: yen,
  adjustment: yen,
  soldPrice: yen,
  status: (value, { text }) => text(`bids.status.${bidStatus(Number(value))}`),
  bidType: (value, { text }) => {
    const type = bidTypeName(value);
    return type ? text(`bidding.type.${type}`) : none;
  },
  group: (value) => String(value ?? none),
  autoBid: (value, { text }) => text(value ? 'chat.log.on' : 'chat.log.off'),
  runsAt: (value, { language }) => {
    const [at, japan] = [new Date(String(value)), { language, timeZone: tokyo }];
    return `${dayMonth(at, japan)}, ${clockTime(at, japan)} JST`;
  },
};
