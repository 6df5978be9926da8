import { type KeyboardEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { listFocusable } from './find-focusable.ts';
import type { Placement } from './place-beside.ts';
import { usePlacement } from './use-placement.ts';

/** Spread on the button that opens an overlay. */
export interface TriggerProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu' | 'listbox' | undefined;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface PopoverSetting {
  placement: Placement;
  haspopup: TriggerProps['aria-haspopup'];
  trapsFocus?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Called once the content is visible and focusable. */
  onOpened: (overlay: HTMLElement) => void;
}

export interface PopoverParts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  trigger: TriggerProps;
  overlay: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    popover: 'auto';
    onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void;
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
    onKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  };
}

/** The browser opens, closes and returns the focus. This hook positions the overlay and unmounts its content while closed. */
export function usePopover({ placement, haspopup, trapsFocus, onOpenChange, onOpened }: PopoverSetting): PopoverParts {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePlacement({ isOpen, anchor: () => document.getElementById(triggerId), overlay: ref, placement });

  // The content mounts before the overlay shows and unmounts only after the browser has returned the focus.
  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') setOpen(true);
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') onOpened(event.currentTarget);
    else setOpen(false);
    onOpenChange?.(event.newState === 'open');
  };
  return {
    isOpen,
    open: () => ref.current?.showPopover(),
    close: () => ref.current?.hidePopover(),
    trigger: {
      id: triggerId,
      popoverTarget: id,
      'aria-haspopup': haspopup,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    overlay: {
      ref,
      id,
      popover: 'auto',
      onBeforeToggle: beforeToggle,
      onToggle: toggled,
      onKeyDown: trapsFocus ? trapTab : undefined,
    },
  };
}

/** Tab wraps from the last element to the first, and back. */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = listFocusable(event.currentTarget);
  const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
