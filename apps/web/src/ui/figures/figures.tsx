import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface PageFigure {
  caption: string;
  value: ReactNode;
  note?: ReactNode;
}

export function Figures({ items }: { items: readonly PageFigure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ caption, value, note }) => (
        <div key={caption} className={styles.figure}>
          <dt className="cap">{caption}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className="sub">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
