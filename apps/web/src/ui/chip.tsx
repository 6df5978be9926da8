import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { useUiText } from './ui-text.tsx';

interface ChipProps {
  children: ReactNode;
  onRemove?: (() => void) | undefined;
  /** Says what goes; needed where the chip holds more than text. */
  removeLabel?: string | undefined;
  /** This one leaves no result. */
  kills?: boolean | undefined;
}

/** An applied filter; the cross takes it back. */
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
