import { formatYen } from '@seri/domain/money/money';
import { Fragment } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { clientHref } from '../../clients/list/client-href.ts';
import { purchaseHref } from '../../purchases/list/purchases.ts';
import { kindText, type ListedInvoice } from './invoices.ts';
import styles from './invoices.module.css';

interface FactProps {
  invoice: ListedInvoice;
}

const mostCars = 2;

export function InvoiceNumber({ invoice: { number, cancels } }: FactProps) {
  const text = useText();
  return (
    <>
      <b className="mono">{number}</b>
      {cancels !== null && <small> {text('invoices.cancels', { number: cancels })}</small>}
    </>
  );
}

export function InvoiceKind({ invoice }: FactProps) {
  return kindText(useText(), invoice);
}

/** Staff follow it to the client; the name is the one on the paper, which may be older. */
export function InvoiceParty({ invoice: { party, client } }: FactProps) {
  return client === null ? <span title={party}>{party}</span> : <UiLink href={clientHref(client.id)}>{party}</UiLink>;
}

export function InvoiceCars({ invoice: { cars } }: FactProps) {
  const text = useText();
  const more = cars.length - mostCars;
  if (cars.length === 0) return <span className="sub">–</span>;
  return (
    <>
      {cars.slice(0, mostCars).map(({ purchaseId, name }, index) => (
        <Fragment key={purchaseId}>
          {index > 0 && ', '}
          <UiLink href={purchaseHref({ id: purchaseId })}>{name}</UiLink>
        </Fragment>
      ))}
      {more > 0 && ` ${text('invoices.cars.more', { count: more })}`}
    </>
  );
}

/** R92: of what is left of it after credit notes, a part may be paid. */
export function InvoiceTotal({ invoice: { total, credited, paid, state } }: FactProps) {
  const text = useText();
  const isOpen = state === 'issued' || state === 'part_credited';
  const isPartPaid = isOpen && paid > 0;
  const isPartCredited = credited > 0 && state !== 'credited';
  return (
    <>
      <Yen value={total} strong />
      {isPartCredited && <small>{text('invoices.credited', { amount: formatYen(credited) })}</small>}
      {isPartPaid && (
        <small className={styles.paid}>
          {text('invoices.paid', { paid: formatYen(paid), total: formatYen(total - credited) })}
        </small>
      )}
    </>
  );
}
