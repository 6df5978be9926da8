import { askOn } from '../../../lib/calls/ask-on.ts';
import { announcedKey } from '../announce/announced.ts';
import { receiptsKey } from './receipts.ts';

/** R94: the desk follows colleagues, files of the bank and what clients announce; clients follow what has arrived. */
export function followReceipts(): () => void {
  const stops = [askOn(['receipts.changed'], receiptsKey), askOn(['announcement.changed'], announcedKey)];
  return () => stops.forEach((stop) => stop());
}
