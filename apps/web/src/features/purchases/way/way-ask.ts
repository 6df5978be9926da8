import { mayBecomePurchase, purchaseStatus } from '@seri/domain/purchases/purchase';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import type { PurchaseDetails } from '../list/purchases.ts';
import { movesOf } from './move-form.ts';

/** The facts of the way that staff edit. */
export const wayFields = [
  'stockYard',
  'yardArrivalEta',
  'exportPort',
  'shippingLine',
  'voyage',
  'etd',
  'eta',
  'dischargePort',
  'destination',
  'bookingNo',
  'containerNo',
  'blNo',
  'blKind',
] as const;
export type WayField = (typeof wayFields)[number];

/** A dialog of the way, and where it begins. */
export type WayAsk =
  | { form: 'move'; to?: number }
  | { form: 'logistics'; field?: WayField | undefined }
  | { form: 'end'; end: SettlementEnd }
  | { form: 'keys' };

/** A status that was asked for by its number: its dialog, or why it has none. */
export function askStatus(purchase: PurchaseDetails, to: number): WayAsk | 'same' | 'forbidden' {
  const { status } = purchase.logistics;
  if (to === status) return 'same';
  if (!mayBecomePurchase(status, to)) return 'forbidden';
  if (movesOf(purchase).includes(to)) return { form: 'move', to };
  const end = purchaseStatus(to);
  return end === 'cancelled' || end === 'resold' ? { form: 'end', end } : 'forbidden';
}

export function isWayField(name: string | undefined): name is WayField {
  return wayFields.some((field) => field === name);
}
