import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './form.module.css';

/** Rendered from the start, so that screen readers announce a problem when it appears. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={styles.problem}>
      {children && <Notice tone="bad">{children}</Notice>}
    </div>
  );
}
