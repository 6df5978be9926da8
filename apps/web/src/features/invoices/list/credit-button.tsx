import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { InvoiceRowProps } from './invoice-row.tsx';
import { isCreditable } from './invoices.ts';

export function CreditButton({ invoice, onCredit }: InvoiceRowProps) {
  const text = useText();
  if (!onCredit || !isCreditable(invoice)) return null;
  return (
    <Button size="s" onClick={() => onCredit(invoice)}>
      {text('invoices.credit')}
      <span className="visually-hidden"> {invoice.number}</span>
    </Button>
  );
}
