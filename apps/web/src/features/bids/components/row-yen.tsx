import { Yen } from '../../../ui/yen.tsx';
import styles from './row-yen.module.css';

interface RowYenProps {
  value: number | null;
  strong?: boolean | undefined;
  /** The biggest one that has its room in the figures of the text. */
  upTo?: number | undefined;
}

/** An amount in a column of a fixed width: a long one stands in the narrow figures. */
export function RowYen({ value, strong, upTo = 99_999_999 }: RowYenProps) {
  const amount = <Yen value={value} strong={strong} />;
  return Math.abs(value ?? 0) > upTo ? <span className={styles.long}>{amount}</span> : amount;
}
