import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import type { ForwarderList, ReportPart } from '../shipping-files.ts';
import { reportRowsQuery } from '../shipping-files.query.ts';
import { ReportRow } from './report-row.tsx';
import styles from './report.module.css';

/** R102: the rows of a part, more of them as the end comes into sight. */
export function ReportRows({ list, part }: { list: ForwarderList; part: ReportPart }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    reportRowsQuery(list.id, part),
  );
  const loadMore = () => void fetchNextPage({ cancelRefetch: false });
  const loadAtEnd = useEffectEvent(loadMore);
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    // A busy browser delivers several entries at once; only the last one is current.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadAtEnd(), {
      rootMargin: '0px 0px 300px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWaiting]);
  if (!data && error) {
    return <ListFailed title={text('shippingFiles.rows.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <RuledCells cols={3} rows={8} label={text('shippingFiles.rows.loading')} />;
  return (
    <>
      <ul aria-label={text(`shippingFiles.outcome.${part}`)} className={styles.rows}>
        {data.pages
          .flatMap((page) => page.list)
          .map((row) => (
            <ReportRow key={row.place} row={row} />
          ))}
      </ul>
      <div ref={end} className={styles.end}>
        <output>{isFetching && hasNextPage && text('shippingFiles.rows.loading')}</output>
        {isFetchNextPageError && <Button onClick={loadMore}>{text('shippingFiles.report.more')}</Button>}
      </div>
    </>
  );
}
