import type { Language } from '@seri/domain/common/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/text.ts';
import { listCells } from '../../../lib/lists/list-table.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { CreditButton } from './credit-button.tsx';
import { invoiceColumnsFor, type InvoiceColumnId } from './invoice-columns.data.ts';
import { InvoiceCars, InvoiceKind, InvoiceNumber, InvoiceParty, InvoiceTotal } from './invoice-facts.tsx';
import { InvoiceFile } from './invoice-file.tsx';
import { InvoiceState } from './invoice-state.tsx';
import type { ListedInvoice } from './invoices.ts';

export interface InvoiceRowProps {
  invoice: ListedInvoice;
  /** Undefined for readers who may not. */
  onCredit: ((invoice: ListedInvoice) => void) | undefined;
}

export function InvoiceRow({ invoice, onCredit }: InvoiceRowProps) {
  const language = useLanguage();
  const highlight = useInk(invoice.state, invoice.credited, invoice.paid);
  return (
    <TableRow saved={highlight.saved} onAnimationEnd={highlight.onAnimationEnd}>
      {listCells(invoiceColumnsFor(onCredit !== undefined), (id) => cellContents[id]({ invoice, onCredit, language }))}
    </TableRow>
  );
}

const cellContents: Readonly<Record<InvoiceColumnId, (props: InvoiceRowProps & { language: Language }) => ReactNode>> =
  {
    number: ({ invoice }) => <InvoiceNumber invoice={invoice} />,
    kind: ({ invoice }) => <InvoiceKind invoice={invoice} />,
    issuedOn: ({ invoice, language }) => dayText(invoice.issuedOn, language),
    dueOn: ({ invoice: { dueOn }, language }) => (dueOn ? dayText(dueOn, language) : <span className="sub">–</span>),
    party: ({ invoice }) => <InvoiceParty invoice={invoice} />,
    cars: ({ invoice }) => (
      <div>
        <InvoiceCars invoice={invoice} />
      </div>
    ),
    total: ({ invoice }) => <InvoiceTotal invoice={invoice} />,
    state: ({ invoice }) => <InvoiceState state={invoice.state} />,
    file: ({ invoice }) => <InvoiceFile {...invoice} />,
    actions: ({ invoice, onCredit }) => <CreditButton invoice={invoice} onCredit={onCredit} />,
  };
