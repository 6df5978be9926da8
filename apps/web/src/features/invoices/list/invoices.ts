import type { AnswerOf } from '@seri/contract/call';
import type { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import type { Text } from '../../../lib/language/text.ts';

export type InvoicesAnswer = AnswerOf<typeof invoicesCalls.list>;
export type ListedInvoice = InvoicesAnswer['list'][number];
export type InvoiceDetails = AnswerOf<typeof invoicesCalls.view>;
export type InvoicedLine = InvoiceDetails['lines'][number];
export type DraftAnswer = AnswerOf<typeof invoicesCalls.draft>;

export const invoicesKey = ['invoices'] as const;

/** R90: something of it is left to take back. */
export const isCreditable = ({ kind, state }: Pick<ListedInvoice, 'kind' | 'state'>): boolean =>
  kind === 'invoice' && state !== 'credited';

/** A proforma without a purchase asks for a deposit. */
export const kindText = (text: Text, { kind, purpose }: Pick<ListedInvoice, 'kind' | 'purpose'>): string =>
  purpose === 'deposit' && kind === 'proforma' ? text('invoices.kind.deposit') : text(`invoices.kind.${kind}`);

/** The words for a line of an invoice, with its note. */
export const lineText = (text: Text, { kind, note }: Pick<InvoicedLine, 'kind' | 'note'>): string =>
  [kind === 'deposit' ? text('invoices.line.deposit') : text(`purchases.charge.${kind}`), note]
    .filter(Boolean)
    .join(', ');
