import { formatYen } from '@seri/domain/money/money';
import { classNames } from '../frame/class-names.ts';
import styles from './yen.module.css';

interface YenProps {
  value: number | null;
  strong?: boolean | undefined;
}

/** An amount in yen. A negative one is red with a minus sign; null shows as a dash. */
export function Yen({ value, strong }: YenProps) {
  if (value === null) return <span className={styles.none}>–</span>;
  return <span className={classNames(styles.yen, strong && 'strong', value < 0 && 'neg')}>{formatYen(value)}</span>;
}
