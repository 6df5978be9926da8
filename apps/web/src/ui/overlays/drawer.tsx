import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../frame/button.tsx';
import { classNames } from '../frame/class-names.ts';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';
import { useUiText } from '../frame/ui-text.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Hides the title visually, if the content shows its own. Screen readers still read it. */
  hideTitle?: boolean | undefined;
  side?: 'left' | 'right' | 'bottom' | 'full' | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from a side or from the bottom; a click outside closes it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, hideTitle, side = 'left', footer, children }: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  const text = useUiText();
  const { dialog, bodyRef, titleRef } = useModal({ onClose, dismissible: true });
  return (
    <dialog {...dialog} className={classNames(styles.drawer, styles[side])} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={hideTitle ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          <Button kind="bare" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={onClose} />
        </div>
        <div ref={bodyRef} className={styles.body}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
