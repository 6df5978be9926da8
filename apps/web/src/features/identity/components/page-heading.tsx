import { useTitle } from '../../../lib/use-title.ts';
import styles from './stage.module.css';

/** Names the page above its form, and in the tab. */
export function PageHeading({ children }: { children: string }) {
  useTitle(children);
  return <h1 className={styles.heading}>{children}</h1>;
}
