import { priceBars, shareAtOrUnder } from '@seri/domain/prices/price-sense';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { shortYen } from './sold-lots.ts';
import styles from './sold-share.module.css';

interface SoldShareProps {
  prices: readonly number[];
  amount: number | null;
}

export function SoldShare({ prices, amount }: SoldShareProps) {
  const text = useText();
  const share = amount === null ? null : shareAtOrUnder(prices, amount);
  return (
    <div className={styles.share}>
      <output className={styles.words}>
        {share === null ? (
          text('prices.share.unknown')
        ) : (
          <>
            <b className="big">{text('prices.percent', { value: Math.round(share * 100) })}</b>{' '}
            {text('prices.share', { count: prices.length })}
          </>
        )}
      </output>
      <Histogram prices={prices} amount={amount} />
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** Hidden from screen readers, because the text says the same. */
function Histogram({ prices, amount }: SoldShareProps) {
  const text = useText();
  const language = useLanguage();
  const bars = priceBars(prices, amount);
  const highest = Math.max(...bars.map(({ count }) => count));
  const labelStep = Math.ceil(bars.length / 4);
  return (
    <div aria-hidden="true" className={styles.histogram}>
      <div className={styles.bars}>
        {bars.map(({ to, count, under }) => (
          <span key={to} style={{ height: percent(count / highest) }}>
            <i style={{ height: percent(count === 0 ? 0 : under / count) }} />
          </span>
        ))}
      </div>
      <div className={styles.axis}>
        {bars
          .filter((_, index) => index % labelStep === 0)
          .map(({ from }, index) => (
            <small key={from} style={{ left: percent((index * labelStep) / bars.length) }}>
              {shortYen(text, language, from)}
            </small>
          ))}
      </div>
    </div>
  );
}
