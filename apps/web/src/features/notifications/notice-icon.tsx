import {
  CalendarClock,
  Check,
  Gavel,
  Languages,
  type LucideIcon,
  MessageSquare,
  ReceiptJapaneseYen,
  RefreshCw,
  Stamp,
  Truck,
  X,
} from 'lucide-react';
import type { NoticeEvent } from './notices.ts';
import styles from './lot-notices.module.css';

const icons: Readonly<Record<NoticeEvent['eventType'], LucideIcon>> = {
  clientNewBid: Gavel,
  clientRebid: Gavel,
  clientChangeAmount: RefreshCw,
  clientCancelBid: X,
  managerNewBid: Gavel,
  managerChangeAmount: RefreshCw,
  managerUpdateBidAmount: RefreshCw,
  managerBidStatus: RefreshCw,
  managerUpdateStatus: RefreshCw,
  managerWinBid: Stamp,
  chatMessage: MessageSquare,
  clientTranslation: Languages,
  managerTranslation: Languages,
  managerCharge: ReceiptJapaneseYen,
  managerPurchase: Truck,
};

const iconsOfCauses: Partial<Record<NonNullable<NoticeEvent['cause']>, LucideIcon>> = {
  accepted: Check,
  declined: X,
  cancelled: X,
  groupFull: X,
  soldForMore: X,
  notSold: X,
  lotCancelled: X,
  lotRemoved: X,
  otherWon: X,
  winUndone: X,
  orderReleased: X,
  moved: CalendarClock,
  translationDeclined: X,
  translationClosed: X,
};

export function NoticeIcon({ notice: { eventType, cause } }: { notice: Pick<NoticeEvent, 'eventType' | 'cause'> }) {
  const Icon = (cause && iconsOfCauses[cause]) ?? icons[eventType];
  return <Icon aria-hidden="true" className={styles.icon} data-win={eventType === 'managerWinBid' ? '' : undefined} />;
}
