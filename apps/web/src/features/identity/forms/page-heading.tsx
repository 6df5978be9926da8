import { useTitle } from '../../../lib/browser/use-title.ts';
import styles from './stage.module.css';

export function PageHeading({ children }: { children: string }) {
  useTitle(children);
  return <h1 className={styles.heading}>{children}</h1>;
}
