import { steppedAmount } from '@seri/domain/bids/bid-amount';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { priceSenseQuery } from './price-sense.query.ts';
import type { LotView } from '../page/lot-view.ts';
import { likenessText, type PriceSenseAnswer, quartilesIn, withinText } from './sold-lots.ts';
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

function Sold({ view, amount, onAmount, sense }: SoldSenseProps & { sense: PriceSenseAnswer }) {
  const text = useText();
  const { startPrice, bidStep } = view.bidInfo;
  const { prices } = sense;
  const quartiles = quartilesIn(sense);
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
      {quartiles && <SoldShare prices={prices} amount={amount} />}
      <p className={styles.likeness}>{basisText(text, view, sense)}</p>
    </div>
  );
}

function basisText(text: ReturnType<typeof useText>, view: LotView, sense: PriceSenseAnswer): string {
  const { averageBasis: loosened, prices, averagePrice } = sense;
  if (prices.length === 0) return text('prices.none');
  const likeness = `${likenessText(text, view, loosened)}, ${withinText(text, loosened)}`;
  return averagePrice === null ? `${text('prices.few', { count: prices.length })}: ${likeness}` : likeness;
}

const toSuggestion = ([name, price]: [string, number]) => ({ name: name as 'lower' | 'median' | 'upper', price });
