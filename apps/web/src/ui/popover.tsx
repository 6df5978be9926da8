import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { findFocusable } from './find-focusable.ts';
import type { Placement } from './place-beside.ts';
import styles from './popover.module.css';
import { useUiText } from './ui-text.tsx';
import { type TriggerProps, usePopover } from './use-popover.ts';

interface PopoverProps {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  role?: 'dialog' | 'listbox' | 'group' | undefined;
  placement?: Placement | undefined;
  /** Where the focus goes on opening. */
  focus?: 'first' | 'none' | undefined;
  /** The keyboard stays inside, and a cross closes it too. */
  holds?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small overlay beside what opened it; it closes by Escape, by a click elsewhere, or by its content. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    role = 'dialog',
    placement = 'bottom-start',
    focus = 'first',
    holds = false,
    onOpenChange,
    children,
  } = props;
  const text = useUiText();
  const parts = usePopover({
    placement,
    holds,
    haspopup: role === 'group' ? undefined : role,
    onOpenChange,
    onOpened: (overlay) => {
      if (focus === 'first') findFocusable(overlay)?.focus();
    },
  });
  return (
    <>
      {trigger(parts.trigger)}
      <div {...parts.overlay} role={role} aria-label={label} className={styles.popover}>
        {parts.isOpen && (typeof children === 'function' ? children(parts.close) : children)}
        {parts.isOpen && holds && (
          <Button
            kind="bare"
            size="s"
            className={styles.cross}
            icon={<X aria-hidden="true" />}
            label={text('ui.close')}
            onClick={parts.close}
          />
        )}
      </div>
    </>
  );
}
