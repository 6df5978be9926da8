import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { RenderSheet } from './request-panel.tsx';
import { queueQuery } from './desk.query.ts';
import { deskHref, type DeskSearch, deskScopes, deskViews } from './desk-search.ts';
import styles from './queue.module.css';
import { QueueList } from './queue-list.tsx';

const RequestPanel = lazyPiece(
  withTexts(['lot'], () => import('./request-panel.tsx')),
  'RequestPanel',
);

interface TranslationsPageProps {
  path: string;
  search: DeskSearch;
  navigate: Navigate;
  /** The sheet of a request’s lot, as a picture and in words. */
  renderSheet: RenderSheet;
}

/** R78: the queue of requests for translations, and beside it the one that is worked on. */
export function TranslationsPage({ path, search, navigate, renderSheet }: TranslationsPageProps) {
  const text = useText();
  useTitle(text('translationDesk.title'));
  const hrefOf = (change: Partial<DeskSearch>) => deskHref(path, { ...search, ...change });
  const { scope, view, id } = search;
  return (
    <div className={styles.page} data-open={id === undefined ? undefined : ''}>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('translationDesk.title')}</h1>
        <Segmented
          label={text('translationDesk.view')}
          value={view}
          options={deskViews.map((value) => ({ value, label: text(`translationDesk.view.${value}`) }))}
          onChange={(value) => navigate(hrefOf({ view: value, id: undefined }))}
        />
        <Segmented
          label={text('translationDesk.scope')}
          value={scope}
          options={deskScopes.map((value) => ({ value, label: text(`translationDesk.scope.${value}`) }))}
          onChange={(value) => navigate(hrefOf({ scope: value, id: undefined }))}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.queue}>
          <Queue search={search} hrefOf={(one) => hrefOf({ id: one })} />
        </div>
        <div className={styles.panel}>
          {id === undefined ? (
            <p className={`sub ${styles.choose}`}>{text('translationDesk.choose')}</p>
          ) : (
            <>
              <UiLink href={hrefOf({ id: undefined })} className={styles.back}>
                {text('translationDesk.backToQueue')}
              </UiLink>
              <Suspense>
                <RequestPanel key={id} id={id} renderSheet={renderSheet} />
              </Suspense>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Queue({ search, hrefOf }: { search: DeskSearch; hrefOf: (id: number) => string }) {
  const text = useText();
  const { data, isPending, refetch } = useQuery(queueQuery(search));
  const { view, id } = search;
  if (isPending) {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{text('translationDesk.loading')}</output>
      </div>
    );
  }
  if (!data) return <ErrorState title={text('translationDesk.failed')} onRetry={() => void refetch()} />;
  if (data.requests.length === 0) {
    return (
      <EmptyState title={text(`translationDesk.none.${view}`)}>
        {view === 'open' && text('translationDesk.none.open.hint')}
      </EmptyState>
    );
  }
  return <QueueList requests={data.requests} openId={id} hrefOf={hrefOf} />;
}
