import { Suspense } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { useIsStarting } from './start.ts';
import styles from './start-slot.module.css';

const StartCard = lazyPart(
  withTexts(['start'], () => import('./start-card.tsx')),
  'StartCard',
);

/** The card for whoever may not bid yet; nothing, and no code, for everybody else. */
export function StartSlot({ folds }: { folds?: boolean | undefined }) {
  const isStarting = useIsStarting();
  return isStarting ? (
    <Suspense fallback={folds && <div className={styles.room} />}>
      <StartCard folds={folds} />
    </Suspense>
  ) : null;
}
