import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import styles from './photo-bar.module.css';

const ReloadDialog = lazyPiece(() => import('./reload-dialog.tsx'), 'ReloadDialog');

/** R85: managers have the pictures of a lot fetched again. */
export function ReloadPhotos({ lot }: { lot: LotView }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        className={styles.reload}
        icon={<RefreshCw aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('lotServices.reload')}
      </Button>
      <Suspense>{isOpen && <ReloadDialog lot={lot} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
