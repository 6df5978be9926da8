import { Languages } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { ViewedLot } from '../page/lot-view.ts';
import styles from './translation-button.module.css';
import { useOpenHash } from '../../../lib/browser/use-open-hash.ts';

const TranslationDialog = lazyPiece(() => import('./translation-dialog.tsx'), 'TranslationDialog');

export function TranslationButton({ lot }: { lot: ViewedLot }) {
  const text = useText();
  const { isOpen, open, close } = useOpenHash('translation');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = opener.current;
    if (!isOpen) return undefined;
    // A dialog opened by its address has no opener to return the focus to.
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isOpen]);
  return (
    <>
      <Button
        ref={opener}
        kind="bare"
        size="s"
        className={styles.button}
        icon={<Languages aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {text('lot.translation')}
      </Button>
      <Suspense>{isOpen && <TranslationDialog lot={lot} onClose={close} />}</Suspense>
    </>
  );
}
