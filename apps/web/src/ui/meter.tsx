import styles from './meter.module.css';

interface MeterPart {
  value: number;
  /** Held is solid; a debt, or what is short, is hatched in red. */
  tone: 'held' | 'debt';
}

interface MeterProps {
  total: number;
  parts: readonly MeterPart[];
}

/** How much of something is taken. It repeats figures that stand beside it, so nobody is read it. */
export function Meter({ total, parts }: MeterProps) {
  const share = (value: number) => `${Math.min(100, total > 0 ? (value / total) * 100 : 100)}%`;
  return (
    <div aria-hidden="true" className={styles.meter}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ tone, value }) => (
          <span key={tone} className={styles.part} data-tone={tone} style={{ width: share(value) }} />
        ))}
    </div>
  );
}
