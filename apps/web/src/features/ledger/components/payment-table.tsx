import { useText } from '../../../lib/text.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import { JapanDate } from '../../../ui/japan-date.tsx';
import { RuledTable } from '../../../ui/ruled-loading.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { TableRow } from '../../../ui/table-row.tsx';
import { Yen } from '../../../ui/yen.tsx';
import type { Payment } from '../model/balance-info.ts';
import { paymentColumns } from '../model/payment-columns.data.ts';
import { PaymentName } from './payment-name.tsx';
import styles from './payment-table.module.css';

function PaymentTableHead() {
  const text = useText();
  return (
    <thead>
      <tr>
        {paymentColumns.map(({ id, head, numeric }) => (
          <HeadCell key={id} numeric={numeric}>
            {text(head)}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

interface PaymentTableProps {
  payments: readonly Payment[];
  stale: boolean;
}

export function PaymentTable({ payments, stale }: PaymentTableProps) {
  const text = useText();
  return (
    <TableFrame label={text('ledger.payments')} stale={stale} fixed>
      <colgroup>
        {paymentColumns.map(({ id, width }) => (
          <col key={id} style={width === 'rest' ? undefined : { width }} />
        ))}
      </colgroup>
      <PaymentTableHead />
      <tbody>
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
      </tbody>
    </TableFrame>
  );
}

export function PaymentTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return (
    <RuledTable
      columns={paymentColumns.map(({ width }) => width)}
      head={<PaymentTableHead />}
      rows={rows}
      label={text('ledger.loading')}
    />
  );
}
