import type { ReactNode } from 'react';
import { findFocusable } from './find-focusable.ts';
import type { Placement } from './place-beside.ts';
import styles from './popover.module.css';
import { type TriggerProps, usePopover } from './use-popover.ts';

interface PopoverProps {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  role?: 'dialog' | 'listbox' | 'group' | undefined;
  placement?: Placement | undefined;
  /** Where the focus goes on opening. */
  focus?: 'first' | 'none' | undefined;
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
    onOpenChange,
    children,
  } = props;
  const parts = usePopover({
    placement,
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
      </div>
    </>
  );
}
