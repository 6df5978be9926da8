import type { ReactNode } from 'react';
import type { Purchase, PurchaseDetails } from './purchases.ts';

/** Render props for content of other features. */
export interface PurchaseSlots {
  renderPhoto: (purchase: Purchase, width: 120 | 480, eager: boolean) => ReactNode;
  renderPhotos: (purchase: PurchaseDetails) => ReactNode;
  renderParties: (purchase: PurchaseDetails) => ReactNode;
  renderNext: (purchase: PurchaseDetails) => ReactNode;
  renderInvoices: (purchase: PurchaseDetails) => ReactNode;
  renderCarPapers: (purchase: PurchaseDetails) => ReactNode;
}

/** Those of the page of one purchase. */
export type PageSlots = Omit<PurchaseSlots, 'renderPhoto'>;
