import { lamps, lotStatus } from '@seri/domain/lots/lot-status';
import styles from './lamp.module.css';

interface LampProps {
  code: number | null;
  /** The state in words. */
  label: string;
  /** The shape alone; the words are still read out. */
  compact?: boolean | undefined;
}

/** A lot's state: shape first, colour second. Disc runs, ring waits, square is sold, slash is gone. */
export function Lamp({ code, label, compact }: LampProps) {
  return (
    <span className={styles.lamp} data-lamp={lamps[lotStatus(code)]} title={compact ? label : undefined}>
      <span className={compact ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}
