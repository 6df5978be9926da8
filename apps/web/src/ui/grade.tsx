import { gradeBand } from '@seri/domain/condition-grade';
import { classNames } from './class-names.ts';
import styles from './grade.module.css';

interface GradeProps {
  value: string | null;
  size?: 's' | 'm' | 'l' | undefined;
  /** What the grade is of, for those who hear it. */
  label?: string | undefined;
}

/** The house's grade in its box; the border tells the band without colour. */
export function Grade({ value, size = 'm', label }: GradeProps) {
  return (
    <span className={classNames(styles.grade, styles[size])} data-band={gradeBand(value)}>
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {value ?? '–'}
    </span>
  );
}
