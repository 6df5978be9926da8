import { Suspense } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { useIsStarting } from './start.ts';

const StartCard = lazyPart(
  withTexts(['start'], () => import('./start-card.tsx')),
  'StartCard',
);

/** The card for whoever may not bid yet; nothing, and no code, for everybody else. */
export function StartSlot() {
  const isStarting = useIsStarting();
  return isStarting ? (
    <Suspense>
      <StartCard />
    </Suspense>
  ) : null;
}
