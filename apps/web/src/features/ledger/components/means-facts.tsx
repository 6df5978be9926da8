import { groupDigits } from '@seri/domain/money/money';
import { useText } from '../../../lib/text.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { BalanceInfo } from '../model/balance-info.ts';

/** How often one may bid, and how many extra images one may ask for, in a day of Japan. */
export function MeansFacts({ means }: { means: BalanceInfo }) {
  const text = useText();
  const limit = (value: number) => (value === 0 ? text('ledger.noLimit') : groupDigits(value));
  return (
    <Facts
      cols={2}
      items={[
        { caption: text('ledger.dailyBids'), value: limit(means.dailyBidLimit) },
        { caption: text('ledger.dailyUss'), value: limit(means.dailyUssLimit) },
      ]}
    />
  );
}
