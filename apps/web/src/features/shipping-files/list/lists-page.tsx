import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useText } from '../../../lib/language/text.ts';
import { listAddress, type Paging } from '../../../lib/lists/list-address.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { forwarderListHref } from '../shipping-files.ts';
import { sentListsQuery } from '../shipping-files.query.ts';
import styles from './lists.module.css';
import { SendList } from './send-list.tsx';
import { SentListTable, SentListTableLoading } from './sent-list-table.tsx';

interface ForwarderListsPageProps {
  search: Paging;
  navigate: Navigate;
}

/** R102: the lists of forwarders that were sent, the newest first. */
export function ForwarderListsPage({ search, navigate }: ForwarderListsPageProps) {
  const text = useText();
  useTitle(text('shippingFiles.title'));
  const pageSize = search.pageSize ?? storedPageSize();
  const { data, error, refetch, isPlaceholderData } = useQuery(sentListsQuery(search.page, pageSize));
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (paging: Partial<Paging>) => listAddress('/shipping-files', { page: 1, pageSize, ...paging });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (page) => hrefOf({ page }),
    navigate,
  });
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('shippingFiles.title')}</h1>
      </div>
      {data?.can.edit && <SendList onSent={({ id, isKnown }) => navigate(forwarderListHref(id, { isKnown }))} />}
      {!data && error && (
        <ListFailed title={text('shippingFiles.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SentListTableLoading />}
      {data && total === 0 && (
        <Sheet flush>
          <EmptyState title={text('shippingFiles.none')}>
            {text(data.can.edit ? 'shippingFiles.none.hint' : 'shippingFiles.none.readers')}
          </EmptyState>
        </Sheet>
      )}
      {data && total !== undefined && total > 0 && (
        <>
          <SentListTable lists={data.list} stale={isPlaceholderData} />
          <ListFoot
            page={search.page}
            pageSize={pageSize}
            total={total}
            range={text('shippingFiles.range', rangeOf({ page: search.page, pageSize, total }))}
            label={text('shippingFiles.rows')}
            hrefOf={hrefOf}
            navigate={navigate}
          />
        </>
      )}
    </>
  );
}
