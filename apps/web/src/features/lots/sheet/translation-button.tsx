import { Languages } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { ViewedLot } from '../page/lot-view.ts';
import type { Translator } from '../page/slots.ts';
import styles from './translation-button.module.css';
import { useOpenHash } from '../../../lib/browser/use-open-hash.ts';

const TranslationDialog = lazyPiece(() => import('./translation-dialog.tsx'), 'TranslationDialog');

interface TranslationButtonProps {
  lot: ViewedLot;
  translators?: readonly Translator[] | undefined;
}

export function TranslationButton({ lot, translators }: TranslationButtonProps) {
  const text = useText();
  const { open, ...opened } = useOpenHash('translation');
  // A notice opens what a manager has translated.
  const answered = useOpenHash('translated');
  const isOpen = opened.isOpen || answered.isOpen;
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
      <Suspense>
        {isOpen && (
          <TranslationDialog
            lot={lot}
            translators={translators}
            first={answered.isOpen ? 'manager' : 'auction'}
            onClose={answered.isOpen ? answered.close : opened.close}
          />
        )}
      </Suspense>
    </>
  );
}
