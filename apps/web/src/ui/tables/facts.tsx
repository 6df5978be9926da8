import type { ReactNode } from 'react';
import { columnCounts } from './cells.tsx';
import styles from './cells.module.css';
import { classNames } from '../frame/class-names.ts';

export interface Fact {
  caption: string;
  value: ReactNode;
  wide?: boolean | undefined;
  full?: boolean | undefined;
  /** Monospaced, for chassis numbers. */
  mono?: boolean | undefined;
  /** CSS colour of the paint that the value names. */
  swatch?: string | undefined;
}

interface FactsProps {
  items: readonly Fact[];
  cols?: number | undefined;
  phoneCols?: number | undefined;
  framed?: boolean | undefined;
}

/** Ruled cells of names and values, as a `<dl>` for screen readers. */
export function Facts({ items, cols = 4, phoneCols = Math.min(cols, 2), framed }: FactsProps) {
  return (
    <dl className={classNames(styles.cells, framed && styles.framed)} style={columnCounts(cols, phoneCols)}>
      {items.map(({ caption, value, wide, full, mono, swatch }) => (
        <div key={caption} className={classNames(styles.cell, wide && styles.wide, full && styles.full)}>
          <dt className={styles.caption}>{caption}</dt>
          <dd className={classNames(styles.value, mono && styles.mono)}>
            {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
