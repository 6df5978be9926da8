import { RotateCw, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/frame/button.tsx';
import styles from './piece-failed.module.css';
import { useText } from '../language/text.ts';

interface PieceFailedProps {
  ref: Ref<HTMLButtonElement>;
  isRetrying: boolean;
  /** Only a reload of the page can load the piece. */
  isOutdated: boolean;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/** One line in place of a failed piece. For a piece that opens over the page, it sits at the bottom of the window. */
export function PieceFailed({ ref, isRetrying, isOutdated, onRetry, onClose }: PieceFailedProps) {
  const text = useText();
  return (
    <div role="alert" className={styles.line} data-opened={onClose && ''}>
      <span>{text('shell.outdated')}</span>
      <Button
        ref={ref}
        size="s"
        icon={<RotateCw aria-hidden="true" />}
        pending={isRetrying}
        onClick={isOutdated ? () => window.location.reload() : onRetry}
      >
        {text(isOutdated ? 'shell.expired.reload' : 'ui.retry')}
      </Button>
      {onClose && (
        <Button kind="bare" size="s" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={onClose} />
      )}
    </div>
  );
}
