import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { groupByLot, type NoticePage } from './notices.ts';
import { LotNoticeGroup } from './lot-notice-group.tsx';
import styles from './notice-centre.module.css';

interface NoticeListProps {
  query: Pick<
    UseInfiniteQueryResult<{ pages: readonly NoticePage[] }>,
    'data' | 'isPending' | 'isError' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
  >;
  onFollow?: (() => void) | undefined;
  /** Number of lots to show; the page of notices has the others. */
  mostLots?: number | undefined;
}

const groupsAtFirst = 6;

export function NoticeList({ query, onFollow, mostLots }: NoticeListProps) {
  const text = useText();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage } = query;
  if (isPending) {
    return (
      <div aria-busy="true" className={styles.list}>
        <output className="visually-hidden">{text('ui.loading')}</output>
        <div aria-hidden="true">
          {Array.from({ length: groupsAtFirst }, (_, index) => (
            <div key={index} className={styles.blank} />
          ))}
        </div>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.list}>
        <ErrorState title={text('notifications.failed')} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const groups = groupByLot(data.pages.flatMap(({ notices }) => notices));
  if (groups.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState title={text('notifications.empty')}>{text('notifications.empty.hint')}</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.list}>
      {groups.slice(0, mostLots).map((group) => (
        <LotNoticeGroup key={group.lotId} notices={group.notices} onFollow={onFollow} />
      ))}
      {hasNextPage && mostLots === undefined && (
        <div className={styles.more}>
          <Button pending={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('notifications.more')}
          </Button>
          {isError && (
            <p role="alert" className="sub">
              {text('notifications.failed')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
