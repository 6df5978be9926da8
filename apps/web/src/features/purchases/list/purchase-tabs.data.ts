import { purchaseStatusCodes as codes } from '@seri/domain/purchases/purchase';
import type { Text } from '../../../lib/language/text.ts';

/** The statuses of each tab: one tab per stop, and one for purchases that ended early. */
export const purchaseTabs = {
  all: Object.values(codes),
  processing: [codes.processing],
  domesticTransport: [codes.domesticTransport],
  awaitingShip: [codes.awaitingShip],
  awaitingLoading: [codes.awaitingLoading],
  inTransit: [codes.inTransit],
  delivered: [codes.delivered],
  ended: [codes.shippingCancelled, codes.cancelled, codes.resold],
} as const satisfies Record<string, readonly number[]>;

export type PurchaseTab = keyof typeof purchaseTabs;

/** A tab of one status has its words, as rows and details have. */
export const tabText = (text: Text, tab: PurchaseTab): string =>
  tab === 'all' || tab === 'ended' ? text(`purchases.tab.${tab}`) : text(`purchases.status.${tab}`);
