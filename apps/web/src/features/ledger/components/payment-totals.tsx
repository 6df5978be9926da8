import { useText } from '../../../lib/text.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Yen } from '../../../ui/yen.tsx';
import type { PaymentsAnswer } from '../model/balance-info.ts';

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
