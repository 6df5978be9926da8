import { groupDigits } from '@seri/domain/money/money';
import type { Quartiles } from '@seri/domain/prices/price-sense';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { LotView } from '../page/lot-view.ts';
import styles from './price-sense.module.css';
import { SoldShare } from './sold-share.tsx';

const quartileNames = ['lower', 'median', 'upper'] as const;

interface PriceAmountProps {
  view: LotView;
  prices: readonly number[];
  quartiles: Quartiles;
  amount: number | null;
  /** Undefined while the bid form says the amount. */
  onAmount: ((amount: number | null) => void) | undefined;
}

export function PriceAmount({ view, prices, quartiles, amount, onAmount }: PriceAmountProps) {
  const text = useText();
  const figures = quartileNames.map((name) => ({
    caption: text(`prices.quartile.${name}`),
    value: (
      <span className="big">
        <Yen value={quartiles[name]} />
      </span>
    ),
  }));
  const suggestions = [...ownPrices(view), ...quartileNames.map((name) => ({ name, price: quartiles[name] }))].filter(
    ({ price }) => price !== null,
  );
  return (
    <div className={styles.sense}>
      <Facts cols={3} phoneCols={3} items={figures} />
      <div className={styles.amount}>
        <p className={styles.asked}>
          <span className="cap">{text('prices.amount')}</span>
          <b className="big">{amount === null ? '–' : groupDigits(amount)}</b>
        </p>
        {onAmount && (
          <fieldset className={styles.starts}>
            <legend className="visually-hidden">{text('prices.amounts')}</legend>
            {suggestions.map(({ name, price }) => (
              <Button key={name} kind="outline" size="s" onClick={() => onAmount(price)}>
                {text(`prices.amount.${name}`)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <SoldShare prices={prices} amount={amount} />
    </div>
  );
}

/** The sold price of a stock car is its fixed price. */
function ownPrices({ pageType, bidInfo }: LotView) {
  const { startPrice, soldPrice } = bidInfo;
  if (pageType === 'stock') return [{ name: 'price', price: soldPrice } as const];
  return [{ name: 'start', price: startPrice } as const, { name: 'sold', price: soldPrice } as const];
}
