import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { Payment } from '../means/balance-info.ts';
import { PaidCars } from './paid-cars.tsx';
import paid from './paid-cars.module.css';
import { paidHref, PaymentName } from './payment-name.tsx';
import styles from '../../../lib/lists/list-strip.module.css';

/** An entry on a phone, 112 px high unless it needs more than three lines. */
export function PaymentStrip({ payment }: { payment: Payment }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { type, purpose, amount, balance, date, etd, eta, allocations } = payment;
  return (
    <li className={styles.strip}>
      <div className={styles.line}>
        <span className="sub">
          <JapanDate instant={date} time />
        </span>
        <span className={styles.amount}>
          <Yen value={amount} />
        </span>
      </div>
      <div className={styles.words}>
        <b className="strong">
          <PaymentName payment={payment} />
        </b>
        {etd && (
          <span className="sub">
            {' '}
            {text('ledger.etd')} <JapanDate instant={etd} />
          </span>
        )}
        {eta && (
          <span className="sub">
            {' '}
            {text('ledger.eta')} <JapanDate instant={eta} />
          </span>
        )}
      </div>
      <PaidCars payment={payment} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <ul className={paid.cars}>
          {allocations.map(({ purchaseId, name, amount: part }) => (
            <li key={purchaseId} className={styles.line}>
              <UiLink href={paidHref(purchaseId)}>{name}</UiLink>
              <Yen value={part} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <span className="sub">
          {text(`ledger.purpose.${purpose}`)} · {text(`ledger.type.${type}`)}
        </span>
        <span className="sub">
          <span className="visually-hidden">{text('ledger.balance.after')} </span>
          <span aria-hidden="true">= </span>
          <Yen value={balance} />
        </span>
      </div>
    </li>
  );
}
