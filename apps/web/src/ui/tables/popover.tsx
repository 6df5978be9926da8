import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../frame/button.tsx';
import { findFocusable } from '../menus/find-focusable.ts';
import type { Placement } from '../menus/place-beside.ts';
import styles from './popover.module.css';
import { useUiText } from '../frame/ui-text.tsx';
import { type TriggerProps, usePopover } from '../menus/use-popover.ts';

interface PopoverProps {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  role?: 'dialog' | 'listbox' | 'group' | undefined;
  placement?: Placement | undefined;
  /** Focuses the first control on opening, or nothing. */
  focus?: 'first' | 'none' | undefined;
  /** Keeps the keyboard focus inside and adds a cross to close it. */
  trapsFocus?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small overlay beside its trigger. Escape, a click outside or its content closes it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    role = 'dialog',
    placement = 'bottom-start',
    focus = 'first',
    trapsFocus = false,
    onOpenChange,
    children,
  } = props;
  const text = useUiText();
  const parts = usePopover({
    placement,
    trapsFocus,
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
        {parts.isOpen && trapsFocus && (
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
