import type { Flag } from '@seri/domain/people/permissions';
import type { MenuKind } from '@seri/domain/people/roles';
import type { MessageId } from '@seri/messages/message-id';
import {
  Archive,
  Bike,
  Building2,
  CalendarClock,
  CarFront,
  ChartColumn,
  ChartArea,
  ChartSpline,
  ClipboardList,
  CreditCard,
  Gavel,
  Landmark,
  Languages,
  ListChecks,
  LayoutDashboard,
  type LucideIcon,
  PackageCheck,
  ReceiptJapaneseYen,
  ReceiptText,
  ShieldAlert,
  Ship,
  Star,
  Tag,
  Tractor,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { MenuCounter } from '../../features/site/menu-counters.ts';
import type { OwnProfile } from '../../features/identity/session/session-state.ts';
import type { PagePath } from '../routes.ts';

export interface MenuEntryData {
  /** Its page, as the route table writes it. */
  page: PagePath;
  /** The target, if the page's address has a parameter. */
  href?: string;
  label: MessageId;
  icon: LucideIcon;
  /** Shown only with it. */
  view?: Flag;
  /** Goes when the flag is denied; one that was never heard of stays. */
  unless?: Flag;
  can?: keyof OwnProfile['can'];
  /** Its count of what waits. */
  counter?: MenuCounter;
  /** Other addresses of the same page, or of one that it leads to. */
  also?: readonly string[];
}

const purchases: MenuEntryData = { page: '/purchases', label: 'shell.page.purchases', icon: PackageCheck };
const dashboard: MenuEntryData = { page: '/dashboard', label: 'shell.page.dashboard', icon: LayoutDashboard };
const balance: MenuEntryData = { page: '/balance', label: 'shell.page.balance', icon: Wallet };
const payments: MenuEntryData = { page: '/payments', label: 'shell.page.payments', icon: CreditCard };
const invoices: MenuEntryData = { page: '/invoices', label: 'shell.page.invoices', icon: ReceiptText };
const profile: MenuEntryData = { page: '/profile', label: 'shell.profile', icon: User };

/** The menu entries of each kind of account. */
export const menuByKind: Readonly<Record<MenuKind, readonly MenuEntryData[]>> = {
  client: [
    dashboard,
    { page: '/bids', label: 'shell.page.bids', icon: Gavel },
    { page: '/archive-bids', label: 'shell.menu.archiveBids', icon: Archive },
    purchases,
    payments,
    invoices,
    balance,
    profile,
  ],
  dealer: [
    dashboard,
    { page: '/dealer-bids', label: 'shell.page.bids', icon: Gavel },
    { page: '/archive-bids', label: 'shell.page.archive', icon: Archive },
    purchases,
    payments,
    invoices,
    balance,
    profile,
  ],
  manager: [
    dashboard,
    {
      page: '/bid-manager',
      label: 'shell.page.bidManager',
      icon: ListChecks,
      unless: 'bidManagementEnabled',
      counter: 'bidOpening',
    },
    { page: '/translations', label: 'shell.page.translations', icon: Languages, counter: 'translations' },
    purchases,
    {
      page: '/export-desk',
      label: 'shell.page.exportDesk',
      icon: ClipboardList,
      can: 'logistics',
      counter: 'tasks',
    },
    { page: '/voyages', label: 'shell.page.voyages', icon: Ship, also: ['/voyages/$id'] },
    {
      page: '/shipping-files',
      label: 'shell.page.shippingFiles',
      icon: Archive,
      can: 'logistics',
      also: ['/shipping-files/$id'],
    },
    payments,
    invoices,
    { page: '/receipts', label: 'shell.page.receipts', icon: Landmark },
    { page: '/debts', label: 'shell.page.debts', icon: CalendarClock },
    { page: '/tariffs', label: 'shell.page.tariffs', icon: ReceiptJapaneseYen },
    { page: '/clients', label: 'shell.page.clients', icon: Users, can: 'manageClients', also: ['/roles'] },
    { page: '/company', label: 'shell.page.company', icon: Building2, can: 'editCompany' },
    { page: '/failed-sign-ins', label: 'shell.page.failedSignIns', icon: ShieldAlert, can: 'manageStaff' },
    profile,
  ],
};

export const listingEntries: readonly MenuEntryData[] = [
  { page: '/favorites/$group', href: '/favorites/A', label: 'shell.page.favourites', icon: Star },
  { page: '/car-auctions', label: 'shell.page.listing', icon: CarFront, view: 'carAuctionsView', also: ['/'] },
  { page: '/car-statistics', label: 'shell.page.carStatistics', icon: ChartColumn, view: 'salesStatisticsView' },
  { page: '/bike-auctions', label: 'shell.page.bikes', icon: Bike, view: 'bikeView' },
  { page: '/bike-statistics', label: 'shell.page.bikeStatistics', icon: ChartSpline, view: 'bikeView' },
  { page: '/oneprice', label: 'shell.page.oneprice', icon: Tag, view: 'onepriceView' },
  { page: '/machinery', label: 'shell.page.machinery', icon: Tractor, view: 'machineryView' },
  {
    page: '/machinery-statistics',
    label: 'shell.page.machineryStatistics',
    icon: ChartArea,
    view: 'machineryView',
  },
];
