import type { Flag } from '@seri/domain/permissions';
import type { MessageId } from '@seri/messages/message-id';
import { CarFront, type LucideIcon } from 'lucide-react';

export interface MenuEntryData {
  href: string;
  label: MessageId;
  icon: LucideIcon;
  /** Shown only with it. */
  view?: Flag;
  /** Other addresses of the same page. */
  also?: readonly string[];
}

/** An entry comes with its page; its order is the specification's. */
export const menuEntries: readonly MenuEntryData[] = [
  { href: '/car-auctions', label: 'shell.page.listing', icon: CarFront, view: 'carAuctionsView', also: ['/'] },
];
