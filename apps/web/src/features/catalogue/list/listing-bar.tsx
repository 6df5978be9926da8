import { groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import styles from './listing-bar.module.css';

interface ListingBarProps {
  title: string;
  total: number | undefined;
  updating: boolean;
  /**
   * The first lots are loading. Announced in this output, which exists from the start, so that screen readers notice
   * the change.
   */
  loading: boolean;
  /** `21–40 of 300`: announced when the page turns; the pagination shows it on screen. */
  range: string | undefined;
  /** Chooses among the groups of a live listing. */
  groups: ReactNode;
  chips: ReactNode;
  children: ReactNode;
}

export function ListingBar({ title, total, updating, loading, range, groups, chips, children }: ListingBarProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <output className={styles.count}>
        <b className={styles.total}>{total === undefined ? '…' : groupDigits(total)}</b>{' '}
        {text('catalogue.lots', { count: total ?? 0 })}
        {loading && <span className="visually-hidden"> {text('catalogue.loading')}</span>}
        {range && <span className="visually-hidden"> {range}</span>}
        {updating && <span className={styles.updating}>{text('catalogue.updating')}</span>}
      </output>
      <div className={styles.groups}>{groups}</div>
      <div className={styles.chips}>{chips}</div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
