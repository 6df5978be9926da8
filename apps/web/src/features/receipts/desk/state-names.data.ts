import type { MessageId } from '@seri/messages/message-id';
import type { ListedReceipt } from './receipts.ts';

export const receiptStateNames = {
  new: 'receipts.state.new',
  suggested: 'receipts.state.suggested',
  unidentified: 'receipts.state.unidentified',
  booked: 'receipts.state.booked',
  ignored: 'receipts.state.ignored',
  returned: 'receipts.state.returned',
  reversed: 'receipts.state.reversed',
} as const satisfies Readonly<Record<ListedReceipt['state'], MessageId>>;
