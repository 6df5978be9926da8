import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { useUiText } from '../frame/ui-text.tsx';

interface ChipProps {
  children: ReactNode;
  onRemove?: (() => void) | undefined;
  /** Accessible name of the cross; required if the chip contains more than text. */
  removeLabel?: string | undefined;
  /** The filter that leaves no results. */
  kills?: boolean | undefined;
}

/** An applied filter; its cross removes it. */
export function Chip({ children, onRemove, removeLabel, kills }: ChipProps) {
  const text = useUiText();
  const name = typeof children === 'string' ? children : '';
  return (
    <span className={styles.chip} data-kills={kills ? '' : undefined}>
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? text('ui.remove', { name })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
