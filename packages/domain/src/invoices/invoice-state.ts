import type { SalePaper } from './paper-snapshot.ts';

/**
 * R90: follows from the other papers, so that none is ever changed. A proforma is replaced by the next paper for one of its
 * purchases, and withdrawn with a purchase that is void.
 */
export const invoiceStates = ['issued', 'part_credited', 'settled', 'credited', 'replaced', 'withdrawn'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

interface InvoiceFacts {
  kind: SalePaper['kind'];
  total: number;
  /** The sum that its credit notes have given back. */
  credited: number;
  /** The part of it that the money of its purchases pays. */
  paid: number;
  isReplaced: boolean;
  hasVoidPurchase: boolean;
}

export function invoiceState({ kind, total, credited, paid, isReplaced, hasVoidPurchase }: InvoiceFacts): InvoiceState {
  if (kind === 'proforma' && isReplaced) return 'replaced';
  if (kind === 'proforma' && hasVoidPurchase) return 'withdrawn';
  if (kind !== 'invoice') return 'issued';
  if (credited === total) return 'credited';
  if (paid >= total - credited) return 'settled';
  return credited === 0 ? 'issued' : 'part_credited';
}
