import type { LineKind } from '../charges/charge-kinds.data.ts';

/** The price of a car or a charge, with what is booked for it and what invoices bear of it, less their credit notes. */
export interface InvoiceableLine {
  purchaseId: number;
  /** Null of the price. */
  chargeId: number | null;
  kind: LineKind;
  note: string;
  booked: number;
  invoiced: number;
}

type Sums = Pick<InvoiceableLine, 'booked' | 'invoiced'>;

/** R90: the next invoice bears what is booked and not invoiced yet, and nothing else. */
export const restOf = ({ booked, invoiced }: Sums): number => booked - invoiced;

/** R90: an invoice says more than is booked by now. It is credited before another one is issued. */
export const isOverInvoiced = ({ booked, invoiced }: Sums): boolean =>
  invoiced !== 0 && Math.sign(booked - invoiced) === -Math.sign(invoiced);

interface CreditedLine {
  amount: number;
  credited: number;
}

/** R90: a credit note gives back no more than the line has left. */
export function canCredit({ amount, credited }: CreditedLine, wanted: number): boolean {
  const left = amount - credited;
  return wanted !== 0 && Math.sign(wanted) === Math.sign(left) && Math.abs(wanted) <= Math.abs(left);
}
