import type { StoredReceipt } from './receipt.store.ts';

/** A description of an entry has no more. */
const longest = 200;

/** A remittance as its client reads it in the list of payments. */
export function describeReceipt({ sender_name, text }: Pick<StoredReceipt, 'sender_name' | 'text'>): string {
  return [sender_name, text].filter(Boolean).join(', ').slice(0, longest);
}

/** For staff: which line of the bank it was. */
export function nameReceipt(receipt: Pick<StoredReceipt, 'id' | 'bank_account' | 'booked_on' | 'reference'>): string {
  const { id, bank_account, booked_on, reference } = receipt;
  return [`Receipt ${id}`, bank_account, booked_on, reference].filter(Boolean).join(', ');
}
