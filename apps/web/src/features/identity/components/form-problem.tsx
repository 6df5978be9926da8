import { Notice } from '../../../ui/notice.tsx';
import styles from './form.module.css';

/** Stands above a form from the start, so that what is wrong is read out when it comes. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={styles.problem}>
      {children && <Notice tone="bad">{children}</Notice>}
    </div>
  );
}
