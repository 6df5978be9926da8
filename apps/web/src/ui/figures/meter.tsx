import styles from './meter.module.css';

interface MeterPart {
  value: number;
  /** `held` is solid; `debt`, which also means a shortfall, is hatched in red. */
  tone: 'held' | 'debt';
}

interface MeterProps {
  total: number;
  parts: readonly MeterPart[];
}

/** A bar of the used shares. Hidden from screen readers, because it repeats figures shown beside it. */
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
