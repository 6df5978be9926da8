import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { findFocusable } from './find-focusable.ts';
import { useEarlierEnter } from './use-earlier-enter.ts';

interface ModalSetting {
  onClose: () => void;
  /** Neither Escape nor a click outside closes it. */
  locked?: boolean | undefined;
  /** A click on the veil closes it. */
  dismissible?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A native modal dialog for as long as its component stands: focus goes in, stays in, and returns where it was. */
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
    // A layout effect: the dialog closes, and gives the focus back, before it leaves the page.
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
      // A file picker's own cancel comes by here too.
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      },
      // Browsers let a second Escape through whatever onCancel says, unless the key itself is stopped.
      onKeyDown: (event: KeyboardEvent) => {
        if (locked && event.key === 'Escape') event.preventDefault();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (isEarlier(event)) stop(event);
      },
      // The second half of a double click whose first half opened it: what is under the pointer now was not meant.
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
