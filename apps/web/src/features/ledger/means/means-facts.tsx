import { groupDigits } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import type { AccountMeans } from './balance-info.ts';

export function MeansFacts({ means }: { means: AccountMeans }) {
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
