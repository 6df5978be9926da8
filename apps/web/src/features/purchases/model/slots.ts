import type { ReactNode } from 'react';
import type { Purchase, PurchaseView } from './purchases.ts';

/** What other features put among purchases. */
export interface PurchaseSlots {
  renderPhoto: (purchase: Purchase, width: 120 | 480, eager: boolean) => ReactNode;
  /** Its album, with the way to take all of it along. */
  renderPhotos: (purchase: PurchaseView) => ReactNode;
}
