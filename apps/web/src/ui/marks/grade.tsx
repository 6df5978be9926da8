import { type GradeBand, gradeBand } from '@seri/domain/lots/condition-grade';
import { classNames } from '../frame/class-names.ts';
import styles from './grade.module.css';

interface GradeProps {
  value: string | null;
  size?: 's' | 'm' | 'l' | undefined;
  /** Names what is graded, for screen readers. */
  label?: string | undefined;
  /** Set for a mark that does not grade the whole vehicle. */
  band?: GradeBand | undefined;
}

/** The house's grade in a box; the border shows the band without relying on colour. */
export function Grade({ value, size = 'm', label, band = gradeBand(value) }: GradeProps) {
  return (
    <span className={classNames(styles.grade, styles[size])} data-band={band}>
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {value ?? '–'}
    </span>
  );
}
