import { useText } from '../../../lib/language/text.ts';
import type { ListedInvoice } from './invoices.ts';

/** The paper as a file, which is made some seconds after the paper was issued. */
export function InvoiceFile({ url, number }: Pick<ListedInvoice, 'url' | 'number'>) {
  const text = useText();
  if (url === null) return <span className="sub">{text('invoices.file.waiting')}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text('invoices.file')}
      <span className="visually-hidden"> {number}</span>
    </a>
  );
}
