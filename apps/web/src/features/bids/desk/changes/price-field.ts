import { isKeyTaken } from '../../../../lib/browser/single-keys.ts';
import type { Desk } from './desk.ts';

/** A field that is already open keeps its text. */
export function openPriceField({ priceEdit }: Pick<Desk, 'priceEdit'>, bidId: number): void {
  if (priceEdit.get()?.bidId !== bidId) priceEdit.set({ bidId });
}

/** Comes unasked after a win, so it must not take the focus from somebody who types elsewhere. */
export function offerPriceField(desk: Pick<Desk, 'priceEdit' | 'access'>, bidId: number): void {
  const open = desk.priceEdit.get();
  const isPricing = open !== undefined && desk.access.get().indexOf(open.bidId) !== undefined;
  if (!isPricing && !isKeyTaken(document.activeElement)) openPriceField(desk, bidId);
}
