import { purchaseStatusCodes as codes } from '@seri/domain/purchases/purchase';

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
