import type { NoticeTopic } from '@seri/domain/talk/notice-causes';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { TabLinks } from '../../ui/tabs/tab-links.tsx';
import styles from './notice-centre.module.css';
import { NoticeList } from './notice-list.tsx';
import { useNotices, useNoticeTabs } from './notice-tabs.ts';
import { NoticeTools } from './notice-tools.tsx';

/** R55: all notices that the account may still see, with room for the lot beside them. */
export function NoticesPage({ topic }: { topic?: NoticeTopic | undefined }) {
  const text = useText();
  const { page, query } = useNotices(topic);
  const tabs = useNoticeTabs(page);
  const isWhole = query.data !== undefined && !query.hasNextPage && query.data.pages[0]?.notices.length !== 0;
  useTitle(text('notifications.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text('notifications.title')}</h1>
        <NoticeTools page={page} />
      </header>
      <TabLinks label={text('notifications.topics')} items={tabs} value={topic ?? 'all'} />
      <NoticeList query={query} />
      {isWhole && <p className={`sub ${styles.end}`}>{text('notifications.end')}</p>}
    </div>
  );
}
