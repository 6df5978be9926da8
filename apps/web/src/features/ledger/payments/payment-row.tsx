import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import type { Payment } from '../means/balance-info.ts';
import { PaidCars } from './paid-cars.tsx';
import { paidHref, PaymentName } from './payment-name.tsx';
import styles from './payment-table.module.css';

/** An entry, and below it the purchases that it pays, one row each. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TableRow>
        <td>
          <JapanDate instant={payment.date} time />
        </td>
        <td className={styles.description}>
          <div className={styles.words}>
            <PaymentName payment={payment} />
            <PaidCars payment={payment} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          </div>
        </td>
        <td data-cell="clip">{text(`ledger.type.${payment.type}`)}</td>
        <td data-cell="clip">{text(`ledger.purpose.${payment.purpose}`)}</td>
        <td className="num">
          <Yen value={payment.amount} strong />
        </td>
        <td className="num">
          <Yen value={payment.balance} />
        </td>
        <td>
          <JapanDate instant={payment.etd} />
        </td>
        <td>
          <JapanDate instant={payment.eta} />
        </td>
      </TableRow>
      {isOpen &&
        payment.allocations.map(({ purchaseId, name, amount }) => (
          <TableRow key={purchaseId} className={styles.paid}>
            <td colSpan={4} data-cell="clip">
              <UiLink href={paidHref(purchaseId)}>{name}</UiLink>
            </td>
            <td className="num">
              <Yen value={amount} />
            </td>
            <td colSpan={3} aria-hidden="true" />
          </TableRow>
        ))}
    </>
  );
}
