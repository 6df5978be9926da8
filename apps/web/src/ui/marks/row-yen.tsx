import { Yen } from './yen.tsx';
import styles from './row-yen.module.css';

interface RowYenProps {
  value: number | null;
  strong?: boolean | undefined;
  /** The largest amount that fits in normal figures. */
  upTo?: number | undefined;
}

/** An amount in a column of fixed width: a long one uses narrow figures. */
export function RowYen({ value, strong, upTo = 99_999_999 }: RowYenProps) {
  const amount = <Yen value={value} strong={strong} />;
  return Math.abs(value ?? 0) > upTo ? <span className={styles.long}>{amount}</span> : amount;
}
