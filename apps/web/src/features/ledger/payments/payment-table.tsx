import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useText } from '../../../lib/language/text.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { Payment } from '../means/balance-info.ts';
import { paymentColumns } from './payment-columns.data.ts';
import { PaymentName } from './payment-name.tsx';
import styles from './payment-table.module.css';

interface PaymentTableProps {
  payments: readonly Payment[];
  stale: boolean;
}

export function PaymentTable({ payments, stale }: PaymentTableProps) {
  const text = useText();
  return (
    <ListTable columns={paymentColumns} label={text('ledger.payments')} stale={stale}>
      {payments.map((payment) => (
        <TableRow key={payment.entryId}>
          <td>
            <JapanDate instant={payment.date} time />
          </td>
          <td className={styles.description}>
            <PaymentName payment={payment} />
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
      ))}
    </ListTable>
  );
}

export function PaymentTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return <ListTableLoading columns={paymentColumns} rows={rows} label={text('ledger.loading')} />;
}
