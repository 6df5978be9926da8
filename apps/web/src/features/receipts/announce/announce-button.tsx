import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { isStaff } from '../../identity/session/session-state.ts';
import { useProfile } from '../../identity/session/session.ts';

const AnnounceDialog = lazyPiece(
  withTexts(['announce'], () => import('./announce-dialog.tsx')),
  'AnnounceDialog',
);

/** R94: a client says that money is on its way. */
export function AnnounceButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  // Staff have no payments of their own.
  if (isStaff(useProfile())) return null;
  return (
    <>
      <Button icon={<Send aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {text('ledger.announce')}
      </Button>
      <Suspense>{isOpen && <AnnounceDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
