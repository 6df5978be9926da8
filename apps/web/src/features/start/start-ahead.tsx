import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../lib/language/text.ts';
import styles from './start-ahead.module.css';

interface StartAheadProps {
  /** The least first deposit; undefined while it is not known. */
  minimum: number | undefined;
  isConfirmed?: boolean;
}

/** R65: what a visitor who registers will have to do before the first bid. Bank details are told to accounts only. */
export function StartAhead({ minimum, isConfirmed = false }: StartAheadProps) {
  const text = useText();
  if (minimum === undefined) return null;
  return (
    <section className={styles.ahead} aria-label={text('start.title')}>
      <ol>
        {!isConfirmed && <li>{text('start.ahead.confirm')}</li>}
        <li>{text('start.ahead.deposit', { amount: formatYen(minimum) })}</li>
        <li>{text('start.opens')}</li>
      </ol>
    </section>
  );
}
