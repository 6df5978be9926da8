import { useText } from '../../../lib/language/text.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import type { Payment } from '../means/balance-info.ts';
import { PaymentStrip } from './payment-strip.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import { PaymentTable, PaymentTableLoading } from './payment-table.tsx';

/** From this width all columns fit; below it, entries are strips. */
const wide = '(width >= 1024px)';

interface PaymentListProps {
  payments: readonly Payment[];
  stale: boolean;
}

export function PaymentList({ payments, stale }: PaymentListProps) {
  const text = useText();
  const isWide = useMedia(wide);
  if (isWide) return <PaymentTable payments={payments} stale={stale} />;
  return (
    <ul aria-label={text('ledger.payments')} aria-busy={stale ? true : undefined} className={strips.strips}>
      {payments.map((payment) => (
        <PaymentStrip key={payment.entryId} payment={payment} />
      ))}
    </ul>
  );
}

export function PaymentListLoading({ rows }: { rows: number }) {
  const text = useText();
  const isWide = useMedia(wide);
  if (isWide) return <PaymentTableLoading rows={rows} />;
  return <RuledStrips list={strips.strips} strip={strips.strip} rows={rows} label={text('ledger.loading')} />;
}
