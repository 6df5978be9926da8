import { Suspense } from 'react';
import { usePortal } from '../../features/company/content/portal.query.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { offline, type CallRefusal, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { NotFound } from '../../app/not-found-page.tsx';
import styles from '../../app/page.module.css';

const UiPage = lazyPart(() => import('../../ui/gallery/ui-page.tsx'), 'UiPage');

function Failed({ refusal, onRetry }: { refusal: CallRefusal; onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.alone}>
      <h1 className="visually-hidden">{text('shell.page.ui')}</h1>
      <ErrorState title={text('shell.crash')} onRetry={onRetry} id={refusal.id || undefined}>
        {refusalText(text, refusal)}
      </ErrorState>
    </div>
  );
}

/** The design system shows itself in demo mode only. */
export function UiRoute() {
  const text = useText();
  const portal = usePortal();
  useTitle(text('shell.page.ui'));
  if (portal.isError && !portal.data) {
    return <Failed refusal={refusalOf(portal.error) ?? offline} onRetry={() => void portal.refetch()} />;
  }
  if (!portal.data) return null;
  return portal.data.demo ? (
    <Suspense>
      <UiPage />
    </Suspense>
  ) : (
    <NotFound />
  );
}
