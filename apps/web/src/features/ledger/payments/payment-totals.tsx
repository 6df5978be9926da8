import { formatYen } from '@seri/domain/money/money';
import { TriangleAlert } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Figures, type PageFigure } from '../../../ui/figures/figures.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import type { PaymentsAnswer } from '../means/balance-info.ts';
import styles from './payment-totals.module.css';

/** Totals of all entries, regardless of the filters, and what is to be paid next (R92, R93). */
export function PaymentTotals({ payments }: { payments: PaymentsAnswer | undefined }) {
  const text = useText();
  const note = text('ledger.allTime');
  const free = payments?.free ?? null;
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
        {
          caption: text('ledger.free'),
          value: <Yen value={free} />,
          note: text(free !== null && free < 0 ? 'ledger.free.owed' : 'ledger.free.hint'),
        },
        useDebtFigure(payments),
      ]}
    />
  );
}

function useDebtFigure(payments: PaymentsAnswer | undefined): PageFigure {
  const text = useText();
  const language = useLanguage();
  const caption = text('ledger.debt');
  if (!payments) return { caption, value: <Yen value={null} />, note: '…' };
  const { debt, overdue, nextDueOn } = payments;
  const day = nextDueOn === null ? '' : dayText(nextDueOn, language);
  if (overdue === 0) {
    const note = text(nextDueOn === null ? 'ledger.debt.none' : 'ledger.debt.next', { day });
    return { caption, value: <Yen value={debt} />, note };
  }
  return {
    caption,
    value: <span className="neg">{formatYen(debt)}</span>,
    note: (
      <b className={styles.overdue}>
        <TriangleAlert aria-hidden="true" />
        {text('ledger.debt.overdue', { amount: formatYen(overdue), day })}
      </b>
    ),
  };
}
