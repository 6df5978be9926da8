import { Gavel, type LucideIcon, MessageSquare, RefreshCw, Stamp, X } from 'lucide-react';
import type { NoticeEvent } from './notices.ts';
import styles from './notice-centre.module.css';

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
};

export function NoticeIcon({ type }: { type: NoticeEvent['eventType'] }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" className={styles.icon} data-win={type === 'managerWinBid' ? '' : undefined} />;
}
