import { groupDigits } from '@seri/domain/money/money';
import { classNames } from '../frame/class-names.ts';
import styles from './count.module.css';

export type CountTone = 'ai' | 'quiet' | 'alert';

export interface CountProps {
  value: number;
  tone?: CountTone | undefined;
  /** Names what is counted, for screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

const maxShown = 999;

/** Renders nothing at 0, the number up to 999, then 999+. */
export function Count({ value, tone = 'ai', label, className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      className={classNames(styles.count, className)}
      data-tone={tone}
      title={value > maxShown ? groupDigits(value) : undefined}
    >
      {value > maxShown ? `${maxShown}+` : value}
      {label !== undefined && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
