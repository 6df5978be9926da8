import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { findFocusable } from '../menus/find-focusable.ts';
import { useEarlierEnter } from '../tables/use-earlier-enter.ts';

interface ModalSetting {
  onClose: () => void;
  /** Neither Escape nor a click outside closes the dialog. */
  locked?: boolean | undefined;
  dismissible?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A native modal dialog while mounted: the focus moves in, stays in, and returns to its previous element. */
export function useModal({ onClose, locked = false, dismissible = false, initialFocus }: ModalSetting) {
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  const isEarlier = useEarlierEnter();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    (initialFocus?.current ?? findFocusable(bodyRef.current) ?? titleRef.current)?.focus();
    // The cleanup of a layout effect closes the dialog, which returns the focus, before it leaves the DOM.
    return () => dialog.close();
  }, [initialFocus]);

  const leave = () => {
    if (!locked) onClose();
  };
  return {
    bodyRef,
    titleRef,
    dialog: {
      ref,
      // The cancel event of a file input bubbles here too.
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      },
      // A second Escape closes the dialog even if `cancel` was prevented, unless the key event is prevented too.
      onKeyDown: (event: KeyboardEvent) => {
        if (locked && event.key === 'Escape') event.preventDefault();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (isEarlier(event)) stop(event);
      },
      // Ignores the second click of a double click whose first click opened the dialog.
      onClickCapture: (event: MouseEvent) => {
        if (event.detail <= 1) isPressed.current = true;
        else if (!isPressed.current) stop(event);
      },
      onClick: (event: SyntheticEvent) => {
        if (dismissible && event.target === event.currentTarget) leave();
      },
    },
  };
}

function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
