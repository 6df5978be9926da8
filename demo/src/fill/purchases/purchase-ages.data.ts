import { type PurchaseStatus } from '@seri/domain/purchases/purchase';

export interface PurchaseStory {
  daysAgo: number;
  /** How the purchase ended; without it the stop follows from its age. */
  end?: Extract<PurchaseStatus, 'shippingCancelled' | 'cancelled' | 'resold'>;
  /** Its client still has to pay it. */
  isUnpaid?: true;
}

const onTheWay = (...ages: readonly number[]): PurchaseStory[] => ages.map((daysAgo) => ({ daysAgo }));

/** Purchases of the accounts that visitors sign in as, oldest first. */
export const purchaseStories: Readonly<Record<string, readonly PurchaseStory[]>> = {
  'client@demo.seri': [
    ...onTheWay(90, 84, 77, 71, 64, 57, 50, 44, 38),
    { daysAgo: 36, end: 'resold' },
    { daysAgo: 31, end: 'cancelled' },
    ...onTheWay(29, 26, 23, 20),
    { daysAgo: 18, end: 'shippingCancelled' },
    ...onTheWay(16, 13, 10, 8, 6, 4, 2),
  ],
  'dealer@demo.seri': onTheWay(62, 41, 24, 15, 9, 3),
  'vip@demo.seri': [...onTheWay(75, 48, 27), { daysAgo: 25, end: 'resold' }, ...onTheWay(19, 11, 5, 2)],
  'troublesome@demo.seri': [
    { daysAgo: 58, end: 'cancelled' },
    { daysAgo: 14, isUnpaid: true },
  ],
  // One is late, one is due, and one was bought just now.
  'marina@amur-motors.example': [12, 7, 2].map((daysAgo) => ({ daysAgo, isUnpaid: true })),
};
