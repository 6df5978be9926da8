import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { failedSignInsQuery } from './failed-sign-ins.query.ts';
import { FailureFilters } from './failure-filters.tsx';
import { FailureList, FailureListLoading } from './failure-list.tsx';
import type { FailureFilters as Filters, FailuresSearch } from './failures-search.ts';
import styles from './failures.module.css';

const noFilters: Filters = { reason: undefined, days: undefined };

interface FailedSignInsPageProps {
  search: FailuresSearch;
  hrefOf: (search: FailuresSearch) => string;
  navigate: Navigate;
}

/** R76: tries to sign in that failed, for owners. */
export function FailedSignInsPage({ search, hrefOf, navigate }: FailedSignInsPageProps) {
  const text = useText();
  useTitle(text('failures.title'));
  const { filters, page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const { data, error, isPlaceholderData, refetch } = useQuery(failedSignInsQuery({ filters, page, pageSize }));
  const total = data?.pageInfo.totalSearchResults;
  const changedHref = (change: Partial<FailuresSearch>) => hrefOf({ ...search, pageSize, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => changedHref({ page: pageNumber }),
    navigate,
  });
  const filter = (chosen: Filters) => navigate(changedHref({ filters: chosen, page: 1 }));
  const range = total && !isPlaceholderData ? text('failures.range', rangeOf({ page, pageSize, total })) : undefined;
  return (
    <>
      <div className={styles.bar}>
        <h1>{text('failures.title')}</h1>
        <p className="sub">{text('failures.hint')}</p>
      </div>
      <FailureFilters filters={filters} onApply={filter} tries={data?.tries} range={range} />
      {!data && error && <ListFailed title={text('failures.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FailureListLoading rows={pageSize} />}
      {total === 0 && <NoFailures filters={filters} onReset={() => filter(noFilters)} />}
      {data && total !== 0 && <FailureList failures={data.failures} stale={isPlaceholderData} />}
      {total !== undefined && total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={total}
          range={range}
          label={text('failures.rows')}
          hrefOf={changedHref}
          navigate={navigate}
        />
      )}
    </>
  );
}

function NoFailures({ filters, onReset }: { filters: Filters; onReset: () => void }) {
  const text = useText();
  const isFiltered = filters.reason !== undefined || filters.days !== undefined;
  const reset = isFiltered && <Button onClick={onReset}>{text('failures.showAll')}</Button>;
  return (
    <Sheet flush>
      <EmptyState title={text('failures.empty')} actions={reset}>
        {text(isFiltered ? 'failures.empty.filtered' : 'failures.empty.hint')}
      </EmptyState>
    </Sheet>
  );
}
