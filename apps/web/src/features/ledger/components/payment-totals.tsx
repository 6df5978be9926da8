import { useText } from '../../../lib/text.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Yen } from '../../../ui/yen.tsx';
import type { Payments } from '../model/balance-info.ts';

/** What came in, what went out, what is left; of all entries, whatever is filtered. */
export function PaymentTotals({ payments }: { payments: Payments | undefined }) {
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
