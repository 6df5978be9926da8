import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { live } from '../../../lib/live/page-live.ts';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';
import { invoicesKey } from './invoices.ts';

/** R90: a paper was issued or its file is there; a purchase that ends withdraws its proformas; money pays invoices (R92). */
export function followInvoices(): () => void {
  const stops = [
    live.on('invoice.issued', () => [invoicesKey, purchasesKey].forEach((key) => askForNews(queryClient, key))),
    live.on('purchase.changed', () => askForNews(queryClient, invoicesKey)),
    live.on('balance.changed', () => askForNews(queryClient, invoicesKey)),
  ];
  return () => stops.forEach((stop) => stop());
}
