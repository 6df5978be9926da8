import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { noticesQuery } from './notices.query.ts';
import styles from './notice-centre.module.css';
import { NoticeList } from './notice-list.tsx';
import { NoticeTools } from './notice-tools.tsx';

/** R55: all notices that the account may still see, with room for the lot beside them. */
export function NoticesPage() {
  const text = useText();
  const query = useInfiniteQuery(noticesQuery);
  const isWhole = query.data !== undefined && !query.hasNextPage && query.data.pages[0]?.notices.length !== 0;
  useTitle(text('notifications.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text('notifications.title')}</h1>
        <NoticeTools page={query.data?.pages[0]} />
      </header>
      <NoticeList query={query} />
      {isWhole && <p className={`sub ${styles.end}`}>{text('notifications.end')}</p>}
    </div>
  );
}
