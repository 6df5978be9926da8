import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { refusalText } from '../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../lib/calls/refusal.ts';
import { useText } from '../lib/language/text.ts';
import { isMissingChunk } from '../lib/code/missing-chunk.ts';
import { Button } from '../ui/frame/button.tsx';
import { EmptyState } from '../ui/frame/empty-state.tsx';
import { ErrorState } from '../ui/frame/error-state.tsx';
import { contentId } from './shell/content-id.ts';
import styles from './page.module.css';

/** Errors thrown by a page end here, inside its layout: it says that nothing changed and offers a retry. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const refusal = refusalOf(error) ?? internal;
  if (isMissingChunk(error)) return <Outdated />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.alone}>
      <ErrorState title={text('shell.crash')} onRetry={retry} id={refusal.id || undefined}>
        {refusalText(text, refusal)}
      </ErrorState>
    </div>
  );
}

/** Browsers keep the failure of a module: only a new page load asks for it again. */
function Outdated() {
  const text = useText();
  return (
    <div className={styles.alone}>
      <EmptyState
        title={text('shell.outdated')}
        actions={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {text('shell.expired.reload')}
          </Button>
        }
      >
        {text('shell.outdated.hint')}
      </EmptyState>
    </div>
  );
}

/** The same where no layout stands. */
export function CrashPage(props: ErrorComponentProps) {
  return (
    <main id={contentId}>
      <Crash {...props} />
    </main>
  );
}
