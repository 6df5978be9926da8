import { groupDigits } from '@seri/domain/money';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import styles from './listing-bar.module.css';

interface ListingBarProps {
  /** undefined while it is unknown. */
  total: number | undefined;
  updating: boolean;
  children?: ReactNode;
}

export function ListingBar({ total, updating, children }: ListingBarProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <h1 className="visually-hidden">{text('catalogue.title')}</h1>
      <output>
        <b className={styles.total}>{total === undefined ? '…' : groupDigits(total)}</b>{' '}
        {text('catalogue.lots', { count: total ?? 0 })}
        {updating && <span className={styles.updating}>{text('catalogue.updating')}</span>}
      </output>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
