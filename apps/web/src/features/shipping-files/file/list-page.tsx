import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { type CallRefusal, refusalOf } from '../../../lib/calls/refusal.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { ColumnsStep } from '../columns/columns-step.tsx';
import { listRefusalText } from '../list-words.ts';
import type { ForwarderList, ForwarderListSearch } from '../shipping-files.ts';
import { forwarderListQuery } from '../shipping-files.query.ts';
import styles from './file.module.css';
import { KnownNotice } from './known-notice.tsx';
import { ListHead } from './list-head.tsx';
import { ListWork } from './list-work.tsx';

const PreviewStep = lazyPiece(() => import('../preview/preview-step.tsx'), 'PreviewStep');
const ReportStep = lazyPiece(() => import('../report/report-step.tsx'), 'ReportStep');

export interface ListStepProps {
  list: ForwarderList;
  search: ForwarderListSearch;
  navigate: Navigate;
  /** Says it above the list, which is shown anew. */
  onRefused: (refusal: CallRefusal) => void;
}

interface ForwarderListPageProps {
  id: string;
  search: ForwarderListSearch;
  navigate: Navigate;
}

const isListId = (id: string) => /^\d{1,15}$/.test(id);

/** R102: one list on its way: its columns, a preview, the report. */
export function ForwarderListPage({ id, search, navigate }: ForwarderListPageProps) {
  const text = useText();
  const { data, error, isLoading, refetch } = useQuery({ ...forwarderListQuery(id), enabled: isListId(id) });
  useTitle(data?.name ?? text('shippingFiles.title'));
  if (data) return <ListOnItsWay key={id} list={data} search={search} navigate={navigate} />;
  const isMissing = !isListId(id) || refusalOf(error)?.code === 'NOT_FOUND';
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('shippingFiles.list')}</h1>
      </div>
      {isLoading && <RuledCells cols={3} rows={6} label={text('shippingFiles.file.loading')} />}
      {!isLoading && isMissing && (
        <Sheet flush>
          <EmptyState
            title={text('shippingFiles.file.missing')}
            actions={<ButtonLink href="/shipping-files">{text('shippingFiles.file.all')}</ButtonLink>}
          />
        </Sheet>
      )}
      {!isLoading && !isMissing && error && (
        <ListFailed title={text('shippingFiles.file.failed')} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function ListOnItsWay({ list, search, navigate }: Omit<ListStepProps, 'onRefused'>) {
  const text = useText();
  const [refusal, setRefusal] = useState<CallRefusal>();
  const { state } = list;
  const step = { list, search, navigate, onRefused: setRefusal };
  return (
    <>
      <ListHead list={list} />
      {search.isKnown && <KnownNotice list={list} />}
      <div role="alert">
        {refusal && (
          <Notice tone="mid" flush>
            {listRefusalText(text, refusal)}
          </Notice>
        )}
      </div>
      {state === 'failed' && list.problem && (
        <Notice tone="bad" flush title={text('shippingFiles.file.unreadable')}>
          <p>{text(`shippingFiles.problem.${list.problem}`)}</p>
        </Notice>
      )}
      {(state === 'reading' || state === 'applying' || state === 'undoing') && <ListWork list={list} />}
      {(state === 'ready' || state === 'undone') && list.can.edit && (
        <ColumnsStep key={list.version} list={list} onRefused={setRefusal} onSaved={() => setRefusal(undefined)} />
      )}
      <Suspense fallback={<RuledCells cols={3} rows={6} label={text('shippingFiles.rows.loading')} />}>
        {state === 'ready' && <PreviewStep {...step} />}
        {(state === 'applied' || state === 'undone') && <ReportStep {...step} />}
      </Suspense>
    </>
  );
}
