import { Suspense } from 'react';
import { useStore } from '../../lib/browser/store.ts';
import { proofQuestion } from '../../lib/calls/proof.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';

const Dialog = lazyPart(
  withTexts(['factor'], () => import('../../features/identity/second-factor/step-up-dialog.tsx')),
  'StepUpDialog',
);

/** R82: over the page and its dialogs, which stay as they are. */
export function ProofAsked() {
  const answer = useStore(proofQuestion);
  return <Suspense>{answer && <Dialog onEnd={answer} />}</Suspense>;
}
