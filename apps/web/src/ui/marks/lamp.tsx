import { lamps, lotStatus } from '@seri/domain/lots/lot-status';
import styles from './lamp.module.css';

interface LampProps {
  code: number | null;
  label: string;
  /** Shows the shape only; screen readers still read the label. */
  compact?: boolean | undefined;
}

/** A lot's state, shown by shape as well as colour. Disc: running, ring: waiting, square: sold, slash: gone. */
export function Lamp({ code, label, compact }: LampProps) {
  return (
    <span className={styles.lamp} data-lamp={lamps[lotStatus(code)]} title={compact ? label : undefined}>
      <span className={compact ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}
