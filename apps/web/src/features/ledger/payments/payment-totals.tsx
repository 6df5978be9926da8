import { useText } from '../../../lib/language/text.ts';
import { Figures } from '../../../ui/figures/figures.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { PaymentsAnswer } from '../means/balance-info.ts';

/** Totals of all entries, regardless of the filters. */
export function PaymentTotals({ payments }: { payments: PaymentsAnswer | undefined }) {
  const text = useText();
  const note = text('ledger.allTime');
  return (
    <Figures
      items={[
        { caption: text('ledger.received'), value: <Yen value={payments?.totalReceived ?? null} />, note },
        { caption: text('ledger.spent'), value: <Yen value={payments?.totalSpent ?? null} />, note },
        {
          caption: text('ledger.balance'),
          value: <Yen value={payments?.totalBalance ?? null} />,
          note: text('ledger.balance.sum'),
        },
      ]}
    />
  );
}
