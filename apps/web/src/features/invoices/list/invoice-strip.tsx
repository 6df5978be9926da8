import { useLanguage, useText } from '../../../lib/language/text.ts';
import strips from '../../../lib/lists/list-strip.module.css';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { CreditButton } from './credit-button.tsx';
import { InvoiceCars, InvoiceNumber, InvoiceParty, InvoiceTotal } from './invoice-facts.tsx';
import { InvoiceFile } from './invoice-file.tsx';
import type { InvoiceRowProps } from './invoice-row.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { kindText } from './invoices.ts';
import styles from './invoices.module.css';

interface InvoiceStripProps extends InvoiceRowProps {
  /** On the page of its purchase it need not say whose it is and for which car. */
  isAtPurchase?: boolean;
}

/** A paper on a phone, and beside its purchase. */
export function InvoiceStrip({ invoice, onCredit, isAtPurchase = false }: InvoiceStripProps) {
  const text = useText();
  const language = useLanguage();
  const { issuedOn, dueOn, cars } = invoice;
  const days = [
    dayText(issuedOn, language),
    dueOn !== null && text('invoices.due', { day: dayText(dueOn, language) }),
  ].filter(Boolean);
  return (
    <li className={strips.strip}>
      <div className={strips.line}>
        <span>
          <InvoiceNumber invoice={invoice} />
        </span>
        <span className={styles.total}>
          <InvoiceTotal invoice={invoice} />
        </span>
      </div>
      <div className={strips.words}>
        {kindText(text, invoice)} <span className="sub">{days.join(' · ')}</span>
      </div>
      {!isAtPurchase && (
        <div className={strips.words}>
          <InvoiceParty invoice={invoice} />
          {cars.length > 0 && (
            <>
              {' · '}
              <InvoiceCars invoice={invoice} />
            </>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <InvoiceState state={invoice.state} />
        <InvoiceFile {...invoice} />
        <CreditButton invoice={invoice} onCredit={onCredit} />
      </div>
    </li>
  );
}
