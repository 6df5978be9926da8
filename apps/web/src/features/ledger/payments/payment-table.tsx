import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useText } from '../../../lib/language/text.ts';
import type { Payment } from '../means/balance-info.ts';
import { paymentColumns } from './payment-columns.data.ts';
import { PaymentRow } from './payment-row.tsx';

interface PaymentTableProps {
  payments: readonly Payment[];
  stale: boolean;
}

export function PaymentTable({ payments, stale }: PaymentTableProps) {
  const text = useText();
  return (
    <ListTable columns={paymentColumns} label={text('ledger.payments')} stale={stale}>
      {payments.map((payment) => (
        <PaymentRow key={payment.entryId} payment={payment} />
      ))}
    </ListTable>
  );
}

export function PaymentTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return <ListTableLoading columns={paymentColumns} rows={rows} label={text('ledger.loading')} />;
}
