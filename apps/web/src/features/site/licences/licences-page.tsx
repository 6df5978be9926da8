import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { licencesQuery } from './licences.query.ts';
import styles from './licences-page.module.css';

/** The licences of what others wrote, in their own words, which are English. */
export function LicencesPage({ title }: { title: string }) {
  const text = useText();
  const { data, isError, refetch } = useQuery(licencesQuery);
  return (
    <article className={styles.page} aria-busy={data === undefined && !isError}>
      <h1 className={styles.title}>{title}</h1>
      {isError && <ErrorState title={text('shell.outdated')} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <pre lang="en" className={styles.licences}>
          {data}
        </pre>
      )}
    </article>
  );
}
