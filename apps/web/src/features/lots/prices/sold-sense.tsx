import { steppedAmount } from '@seri/domain/bids/bid-amount';
import { fewestSimilar } from '@seri/domain/lots/lot-likeness';
import { firstPeriod, quartilesOf, soldWithin } from '@seri/domain/lots/price-sense';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { priceSenseQuery } from './price-sense.query.ts';
import type { LotView } from '../page/lot-view.ts';
import { likenessText, type PriceSenseAnswer } from './sold-lots.ts';
import { SoldShare } from './sold-share.tsx';
import styles from './sold-sense.module.css';

interface SoldSenseProps {
  view: LotView;
  amount: number | null;
  onAmount: (amount: number) => void;
}

/** Shown at the amount of a bid: the share of similar lots sold at or under it, and suggested amounts. */
export function SoldSense(props: SoldSenseProps) {
  const { data } = useQuery({ ...priceSenseQuery(props.view), enabled: props.view.can.seeSoldLots });
  return data && <Sold {...props} sense={data} />;
}

function Sold({ view, amount, onAmount, sense: { alike, similar } }: SoldSenseProps & { sense: PriceSenseAnswer }) {
  const text = useText();
  const [now] = useState(serverNow);
  const period = firstPeriod(similar, fewestSimilar, now);
  const prices = soldWithin(similar, period, now).map(({ soldPrice }) => soldPrice);
  const quartiles = quartilesOf(prices);
  const { startPrice, bidStep } = view.bidInfo;
  const suggestions = [
    { name: 'start', price: startPrice } as const,
    ...Object.entries(quartiles ?? {}).map(toSuggestion),
  ];
  return (
    <div className={styles.sold}>
      <fieldset className={styles.starts}>
        <legend className="visually-hidden">{text('prices.amounts')}</legend>
        {suggestions.map(({ name, price }) => (
          <Button
            key={name}
            kind="outline"
            size="s"
            // The next amount that is valid for the lot.
            onClick={() => onAmount(steppedAmount((price ?? 0) - 1, 1, { startPrice, step: bidStep }))}
          >
            {text(`prices.amount.${name}`)}
          </Button>
        ))}
      </fieldset>
      {prices.length > 0 && <SoldShare prices={prices} amount={amount} />}
      <p className={styles.likeness}>
        {prices.length > 0
          ? `${likenessText(text, view, alike)}, ${text(`prices.within.${period}`)}`
          : text('prices.none')}
      </p>
    </div>
  );
}

const toSuggestion = ([name, price]: [string, number]) => ({ name: name as 'lower' | 'median' | 'upper', price });
