import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, holdToasts, readToasts, releaseToasts, subscribeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';
import { useUiText } from './ui-text.tsx';

/** The standing live region of the app; it is in the page from the start, or nothing said in it would be heard. */
export function Toaster() {
  const text = useUiText();
  const region = useRef<HTMLElement>(null);
  const entries = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  useEffect(() => {
    if (region.current) standOnTop(region.current, entries.length);
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

/** A modal dialog opened since stands above; the region is raised again, but never from under the reader's focus. */
function standOnTop(region: HTMLElement, count: number): void {
  const isOpen = region.matches(':popover-open');
  const isCovered = count > 0 && document.querySelector('dialog:modal') !== null;
  if (isOpen && (!isCovered || region.contains(document.activeElement))) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/** Pointer or focus on a message holds all of them. */
function useHoldWhileRead(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const look = () => {
      const isRead = region.matches(':hover') || region.contains(document.activeElement);
      if (isRead && count > 0) holdToasts();
      else releaseToasts();
    };
    // A dismissed message takes pointer and focus with it without an event.
    look();
    const left = () => queueMicrotask(look);
    region.addEventListener('pointerenter', holdToasts);
    region.addEventListener('pointerleave', look);
    region.addEventListener('focusin', holdToasts);
    region.addEventListener('focusout', left);
    return () => {
      region.removeEventListener('pointerenter', holdToasts);
      region.removeEventListener('pointerleave', look);
      region.removeEventListener('focusin', holdToasts);
      region.removeEventListener('focusout', left);
    };
  }, [ref, count]);
}

/** On a message that has the focus Escape is its cross. */
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
