import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, holdToasts, readToasts, releaseToasts, subscribeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';
import { useUiText } from '../frame/ui-text.tsx';

/** The app's live region. It exists from the start, because screen readers ignore text in a region added later. */
export function Toaster() {
  const text = useUiText();
  const region = useRef<HTMLElement>(null);
  const entries = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  // At once: a later effect may run while another overlay opens, when the browser refuses to open this one.
  useLayoutEffect(() => {
    if (region.current) raiseAboveDialogs(region.current, entries.length);
  }, [entries]);
  useHoldWhileRead(region, entries.length);
  useDismissByEscape(region);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={text('ui.messages')}
      aria-live="polite"
      aria-relevant="additions"
      data-floats
      className={styles.toaster}
    >
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

/** Reopens the region above a modal dialog that covers it, but not while it has the focus. */
function raiseAboveDialogs(region: HTMLElement, count: number): void {
  const isOpen = region.matches(':popover-open');
  const isCovered = count > 0 && document.querySelector('dialog:modal') !== null;
  if (isOpen && (!isCovered || region.contains(document.activeElement))) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/** Pauses all toasts while one has the pointer or the focus. */
function useHoldWhileRead(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const update = () => {
      const isRead = region.matches(':hover') || region.contains(document.activeElement);
      if (isRead && count > 0) holdToasts();
      else releaseToasts();
    };
    // Dismissing a toast removes pointer and focus without an event.
    update();
    const updateLater = () => queueMicrotask(update);
    region.addEventListener('pointerenter', holdToasts);
    region.addEventListener('pointerleave', update);
    region.addEventListener('focusin', holdToasts);
    region.addEventListener('focusout', updateLater);
    return () => {
      region.removeEventListener('pointerenter', holdToasts);
      region.removeEventListener('pointerleave', update);
      region.removeEventListener('focusin', holdToasts);
      region.removeEventListener('focusout', updateLater);
    };
  }, [ref, count]);
}

/** Escape dismisses the toast that has the focus. */
function useDismissByEscape(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = ref.current;
    const dismiss = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      const id = target.closest<HTMLElement>('[data-toast]')?.dataset['toast'];
      if (id !== undefined) dismissToast(id);
    };
    region?.addEventListener('keydown', dismiss);
    return () => region?.removeEventListener('keydown', dismiss);
  }, [ref]);
}
