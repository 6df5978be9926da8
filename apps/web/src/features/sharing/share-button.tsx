import { Share2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Tooltip } from '../../ui/passing/tooltip.tsx';
import type { LotView } from '../lots/page/lot-view.ts';

const ShareDialog = lazyPiece(() => import('./share-dialog.tsx'), 'ShareDialog');

export function ShareButton({ lot }: { lot: LotView }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Back closes the dialog. It has no address of its own, because a reload would issue another code.
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return (
    <>
      <Tooltip text={text('sharing.share')} side="bottom">
        <Button
          icon={<Share2 aria-hidden="true" />}
          label={text('sharing.share')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog lot={lot} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
