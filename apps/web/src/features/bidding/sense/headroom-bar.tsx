import styles from './headroom-bar.module.css';

interface HeadroomBarProps {
  means: number;
  held: number;
  adds: number;
}

/**
 * Held credit is solid, this bid hatched, missing credit red. Hidden from screen readers, because it repeats the
 * figures beside it.
 */
export function HeadroomBar({ means, held, adds }: HeadroomBarProps) {
  const whole = Math.max(means, held + adds, 1);
  const percent = (value: number) => `${(Math.max(0, value) / whole) * 100}%`;
  return (
    <div aria-hidden="true" className={styles.bar}>
      <i className={styles.held} style={{ width: percent(held) }} />
      <i className={styles.adds} style={{ width: percent(adds) }} />
      <i className={styles.short} style={{ left: percent(means) }} />
    </div>
  );
}
