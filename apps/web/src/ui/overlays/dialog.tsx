import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../frame/button.tsx';
import { classNames } from '../frame/class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { useUiText } from '../frame/ui-text.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | undefined;
  /** Must be answered: it has no cross and ignores Escape. */
  locked?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A modal dialog. A click outside does not close it, because a half-filled form would be lost. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, footer, size = 'm', locked, initialFocus, children } = props;
  const titleId = useId();
  const text = useUiText();
  const { dialog, bodyRef, titleRef } = useModal({ onClose, locked, initialFocus });
  return (
    <dialog {...dialog} className={classNames(styles.dialog, styles[size])} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          {!locked && <Button kind="bare" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={onClose} />}
        </div>
        <div ref={bodyRef} className={styles.body}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
