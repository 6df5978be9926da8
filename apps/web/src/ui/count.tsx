import { groupDigits } from '@seri/domain/money/money';
import { classNames } from './class-names.ts';
import styles from './count.module.css';

export type CountTone = 'ai' | 'quiet' | 'alert';

export interface CountProps {
  value: number;
  tone?: CountTone | undefined;
  /** What is counted, for those who hear it. */
  label?: string | undefined;
  className?: string | undefined;
}

const most = 999;

/** Nothing at 0, the number to 999, then 999+. */
export function Count({ value, tone = 'ai', label, className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      className={classNames(styles.count, className)}
      data-tone={tone}
      title={value > most ? groupDigits(value) : undefined}
    >
      {value > most ? `${most}+` : value}
      {label !== undefined && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
