import { isKeyTaken } from '../../../lib/single-keys.ts';
import type { Desk } from './desk.ts';

/** Opens the field of a bid's sold price; what is typed in it stays. */
export function openPrice({ priced }: Pick<Desk, 'priced'>, bidId: number): void {
  if (priced.get()?.bidId !== bidId) priced.set({ bidId });
}

/** It comes late and by itself: not to who types something else by now. */
export function offerPrice(desk: Pick<Desk, 'priced' | 'reach'>, bidId: number): void {
  const open = desk.priced.get();
  const isPricing = open !== undefined && desk.reach.get().placeOf(open.bidId) !== undefined;
  if (!isPricing && !isKeyTaken(document.activeElement)) openPrice(desk, bidId);
}
