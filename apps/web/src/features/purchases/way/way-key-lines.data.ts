import { type PurchaseStatus, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { KeyLine } from '../../../lib/keys/key-line.ts';

const statuses = Object.entries(purchaseStatusCodes) as [PurchaseStatus, number][];

/** The keys of the page of a purchase, for staff. */
export const wayKeyLines: readonly KeyLine[] = [
  { keys: ['0', '…', '8'], does: 'way.keys.status' },
  ...statuses.map(([name, code]): KeyLine => ({ keys: [`${code}`], does: `purchases.status.${name}` })),
  { keys: ['E'], does: 'way.keys.edit' },
  { keys: ['?'], does: 'keys.help' },
];
