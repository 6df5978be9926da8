import { stateTable } from '../common/state-table.ts';

/** The states of money that arrived in a bank account of the company. */
export const receiptStates = ['new', 'suggested', 'unidentified', 'booked', 'ignored', 'returned', 'reversed'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * Only money that nobody knew is sent back without an entry. Booked money is in a ledger, and leaves it by an entry down.
 */
export const receiptMoves = stateTable<ReceiptState>('new', {
  new: ['suggested', 'unidentified', 'booked', 'ignored'],
  suggested: ['booked', 'unidentified', 'new', 'ignored'],
  unidentified: ['booked', 'returned'],
  booked: ['reversed'],
  ignored: ['new'],
  returned: [],
  reversed: [],
});

export function mayBecomeReceipt(from: ReceiptState, to: ReceiptState): boolean {
  return receiptMoves[from].includes(to);
}
