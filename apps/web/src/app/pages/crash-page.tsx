import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { refusalText } from '../../lib/on-refusal.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useText } from '../../lib/text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './page.module.css';

/** Whatever a page throws ends here: what failed, that nothing changed, and a way on. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const refusal = refusalOf(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="content" className={styles.alone}>
      <ErrorState title={text('shell.crash')} onRetry={retry} {...(refusal?.id ? { id: refusal.id } : {})}>
        {refusal ? refusalText(text, refusal) : text('shell.crash.hint')}
      </ErrorState>
    </main>
  );
}
