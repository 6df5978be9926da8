import { useText } from '../../../lib/language/text.ts';
import type { ListedInvoice } from './invoices.ts';
import styles from './invoices.module.css';

/**
 * Its border tells the state without colour: whole while it holds, broken if a part was taken back, double once all is paid,
 * none once it is over.
 */
export function InvoiceState({ state }: Pick<ListedInvoice, 'state'>) {
  const text = useText();
  return (
    <span className={styles.state} data-state={state}>
      {text(`invoices.state.${state}`)}
    </span>
  );
}
