import type { Faults } from '@seri/domain/common/field-fault';
import { largestAmount } from '@seri/domain/money/ledger';
import { newAllocations } from '@seri/domain/receipts/allocation';
import type { ListedAnnouncement, ListedReceipt, OwedPurchase, ProposedClient } from '../desk/receipts.ts';
import { meantPurchases } from './why-text.ts';
import type { Booking } from './send-receipt.ts';

export interface BookForm {
  /** The purchases that are paid first. */
  first: readonly number[];
  /** The announcement that it fulfils; empty for none. */
  announcement: string;
  sender: Booking['sender'];
  /** Typed if the bank has not told the yen of a foreign amount; null until then. */
  amountJpy: number | null;
}

export const senderKindsOfReceipt: readonly Booking['sender'][] = ['once', 'alias', 'agent'];

export function firstBookForm(
  { amountJpy }: Pick<ListedReceipt, 'amountJpy'>,
  candidate: ProposedClient,
  announcements: readonly ListedAnnouncement[],
): BookForm {
  const announced = candidate.reasons.find((reason) => reason.kind === 'announced');
  const known = announcements.find(({ id }) => id === announced?.announcementId);
  const announcement = known ? String(known.id) : '';
  return { first: meantPurchases(candidate), announcement, sender: 'once', amountJpy };
}

export function bookFaults({ amountJpy }: BookForm): Faults<keyof BookForm> {
  if (amountJpy === null) return { amountJpy: { problem: 'required' } };
  return amountJpy === 0 || amountJpy > largestAmount ? { amountJpy: { problem: 'invalid' } } : {};
}

export interface PaidPurchase {
  purchase: OwedPurchase;
  paid: number;
}

/** R94: where the money will go, by the rule of the server: the named purchases first, then the oldest due, unless staff allocate by hand. */
export function paidBy(
  amount: number,
  { balance, isByHand, open }: Pick<ProposedClient, 'balance' | 'isByHand' | 'open'>,
  first: readonly number[],
): { purchases: PaidPurchase[]; rest: number } {
  const purchases = open.map(({ id, open: cost }) => ({ id, cost, allocated: 0 }));
  const state = { balance: balance + amount, purchases, sources: [{ entryId: 0, rest: amount }] };
  const paid = new Map(newAllocations(state, first, isByHand).map((one) => [one.purchaseId, one.amount]));
  const sum = [...paid.values()].reduce((total, one) => total + one, 0);
  return { purchases: open.map((purchase) => ({ purchase, paid: paid.get(purchase.id) ?? 0 })), rest: amount - sum };
}

export function bookingOf(
  { first, announcement, sender, amountJpy }: BookForm,
  receipt: Pick<ListedReceipt, 'id' | 'version' | 'amountJpy'>,
  accountId: number,
): Booking {
  const { id, version } = receipt;
  const announcementId = announcement === '' ? null : Number(announcement);
  const typed = receipt.amountJpy === null && amountJpy !== null ? { amountJpy } : {};
  return { id, version, accountId, purchaseIds: [...first], announcementId, sender, ...typed };
}
