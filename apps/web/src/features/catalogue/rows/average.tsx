import { useText } from '../../../lib/language/text.ts';
import { RowYen } from '../../../ui/marks/row-yen.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { AverageOfLot, Price } from './card-facts.ts';
import styles from './average.module.css';

interface AverageProps {
  average: AverageOfLot;
  /** In a column of fixed width. */
  inColumn?: boolean;
}

/** R39: the average with its count; of few sales only their number. */
export function Average({ average, inColumn = false }: AverageProps) {
  const text = useText();
  const { averagePrice, averageCount: count, averageBasis } = average;
  if (count === 0) return <Yen value={null} />;
  if (averagePrice === null) return <span className={styles.few}>{text('listing.average.few', { count })}</span>;
  const months = averageBasis.includes('months') ? 12 : 6;
  return (
    <span title={text('listing.average.basis', { count, months })}>
      {inColumn ? <RowYen value={averagePrice} upTo={9_999_999} /> : <Yen value={averagePrice} />}
      <small className={styles.count}>{text('listing.average.count', { count })}</small>
    </span>
  );
}

/** “Few sales: 2” speaks for itself, beside other prices. */
export const isFew = ({ average }: Price) => average?.averagePrice === null && average.averageCount > 0;

export function PriceOf({ price: { value, average }, strong }: { price: Price; strong?: boolean }) {
  return average ? <Average average={average} /> : <Yen value={value} strong={strong} />;
}
