import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import type { ListStepProps } from '../file/list-page.tsx';
import { forwarderListHref, type ForwarderListSearch } from '../shipping-files.ts';
import { rowsOfListQuery } from '../shipping-files.query.ts';
import { ApplyBar } from './apply-bar.tsx';
import { applyingOf, mayApply } from './applying.ts';
import { listKeyLines } from './list-key-lines.data.ts';
import { ListKeys } from './list-keys.tsx';
import { ListedShips } from './listed-ships.tsx';
import { NoRows } from './no-rows.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { RowFilters } from './row-filters.tsx';
import { RowList } from './row-list.tsx';
import { useDecisions } from './use-decisions.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRowCursor } from './use-row-cursor.ts';

const KeysHelp = lazyPiece(
  withTexts(['palette'], () => import('../../../lib/keys/keys-help.tsx')),
  'KeysHelp',
);
const ApplyDialog = lazyPiece(() => import('./apply-dialog.tsx'), 'ApplyDialog');

/** R102: all that a list would change, before anything does. Everything is done by keys as well. */
export function PreviewStep({ list, search, navigate, onRefused }: ListStepProps) {
  const text = useText();
  const [asked, ask] = useState<'help' | 'apply'>();
  const { id, ships, counts, can } = list;
  const pageSize = search.pageSize ?? storedPageSize();
  const { page, only } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery(rowsOfListQuery(id, only, page, pageSize));
  const rows = data?.list ?? [];
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (to: Partial<ForwarderListSearch>) => forwarderListHref(id, { only, pageSize, ...to });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (other) => hrefOf({ page: other }),
    navigate,
  });
  const ownDecisions = useDecisions(list, onRefused);
  const decisions = can.edit ? ownDecisions : undefined;
  const cursor = useRowCursor(rows, (by) => {
    const isThere = page + by > 0 && (page + by - 1) * pageSize < (total ?? 0);
    if (isThere) navigate(hrefOf({ page: page + by }));
  });
  const { current } = cursor;
  const applying = applyingOf(list);
  useListKeys({
    next: () => cursor.walk(1),
    previous: () => cursor.walk(-1),
    choose: () => current?.mayBeChosen && decisions?.choose(current),
    safe: decisions && (() => decisions.chooseAll('safe')),
    details: () => current && cursor.toggle(current.place),
    apply: mayApply(list) ? () => ask('apply') : undefined,
    help: () => ask('help'),
  });
  const close = () => ask(undefined);
  return (
    <>
      <PreviewSummary list={list} />
      <ListedShips ships={ships} onTake={decisions?.takeOfShip} />
      <RowFilters counts={counts} only={only} hrefOf={(filter) => hrefOf({ only: filter })} decisions={decisions} />
      {!data && error && (
        <ListFailed title={text('shippingFiles.rows.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RuledCells cols={3} rows={8} label={text('shippingFiles.rows.loading')} />}
      {data && total === 0 && <NoRows showAllHref={only === 'all' ? undefined : hrefOf({ only: 'all' })} />}
      {data && rows.length > 0 && (
        <RowList
          rows={rows}
          ships={ships}
          current={current?.place}
          opened={cursor.opened}
          stale={isPlaceholderData}
          decisions={decisions}
          onCursor={cursor.moveTo}
          onOpen={cursor.toggle}
        />
      )}
      {total !== undefined && total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={total}
          range={text('shippingFiles.range', rangeOf({ page, pageSize, total }))}
          label={text('shippingFiles.rows')}
          hrefOf={hrefOf}
          navigate={navigate}
        />
      )}
      <ListKeys onHelp={() => ask('help')} />
      {can.edit && <ApplyBar list={list} applying={applying} onApply={() => ask('apply')} />}
      <Suspense>
        {asked === 'help' && <KeysHelp pageLines={listKeyLines} onClose={close} />}
        {asked === 'apply' && <ApplyDialog list={list} applying={applying} onRefused={onRefused} onClose={close} />}
      </Suspense>
    </>
  );
}
