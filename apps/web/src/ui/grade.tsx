import { type GradeBand, gradeBand } from '@seri/domain/lots/condition-grade';
import { classNames } from './class-names.ts';
import styles from './grade.module.css';

interface GradeProps {
  value: string | null;
  size?: 's' | 'm' | 'l' | undefined;
  /** What the grade is of, for those who hear it. */
  label?: string | undefined;
  /** Of a mark that is no grade of a whole vehicle. */
  band?: GradeBand | undefined;
}

/** The house's grade in its box; the border tells the band without colour. */
export function Grade({ value, size = 'm', label, band = gradeBand(value) }: GradeProps) {
  return (
    <span className={classNames(styles.grade, styles[size])} data-band={band}>
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {value ?? '–'}
    </span>
  );
}
