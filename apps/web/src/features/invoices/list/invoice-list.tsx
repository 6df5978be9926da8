import { useMedia } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { invoiceColumnsFor, widthOf } from './invoice-columns.data.ts';
import { InvoiceRow, type InvoiceRowProps } from './invoice-row.tsx';
import { InvoiceStrip } from './invoice-strip.tsx';
import type { ListedInvoice } from './invoices.ts';

/** From this width all columns fit; below it, papers are strips. */
const wide = '(width >= 1280px)';

interface InvoiceListProps extends Pick<InvoiceRowProps, 'onCredit'> {
  invoices: readonly ListedInvoice[];
  stale: boolean;
}

export function InvoiceList({ invoices, stale, onCredit }: InvoiceListProps) {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('invoices.title');
  const isStaff = onCredit !== undefined;
  if (!isWide) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={strips.strips}>
        {invoices.map((invoice) => (
          <InvoiceStrip key={invoice.id} invoice={invoice} onCredit={onCredit} />
        ))}
      </ul>
    );
  }
  return (
    <ListTable
      columns={invoiceColumnsFor(isStaff)}
      minWidth={widthOf(isStaff)}
      label={label}
      density="double"
      stale={stale}
    >
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} onCredit={onCredit} />
      ))}
    </ListTable>
  );
}

export function InvoiceListLoading({ isStaff }: { isStaff: boolean }) {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('invoices.loading');
  if (!isWide) return <RuledStrips list={strips.strips} strip={strips.strip} rows={8} label={label} />;
  return (
    <ListTableLoading
      columns={invoiceColumnsFor(isStaff)}
      minWidth={widthOf(isStaff)}
      density="double"
      rows={12}
      label={label}
    />
  );
}
