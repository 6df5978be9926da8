import { purchaseStatusCodes as codes } from '@seri/domain/purchases/purchase';

/** A tab for each stop of the way, one for what left it; with the statuses that stand in it. */
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
