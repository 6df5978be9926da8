import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { holdToasts, readToasts, releaseToasts, subscribeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';
import { useUiText } from './ui-text.tsx';

/** The standing live region of the app; it is in the page from the start, or nothing said in it would be heard. */
export function Toaster() {
  const text = useUiText();
  const region = useRef<HTMLElement>(null);
  const entries = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const newest = entries.at(-1)?.id;
  useEffect(() => standOnTop(region.current), [newest]);
  useEffect(() => releaseIfLeft(region.current), [entries]);
  useEffect(() => releaseToasts, []);

  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) releaseToasts();
  };
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={text('ui.messages')}
      aria-live="polite"
      aria-relevant="additions"
      className={styles.toaster}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={blur}
    >
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

/** A modal dialog opened since stands above; the region is raised again, but never from under the reader's focus. */
function standOnTop(region: HTMLElement | null): void {
  if (!region) return;
  const isOpen = region.matches(':popover-open');
  if (isOpen && (!document.querySelector('dialog:modal') || region.contains(document.activeElement))) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/** A dismissed toast takes pointer and focus with it without a word. */
function releaseIfLeft(region: HTMLElement | null): void {
  if (region && !region.matches(':hover') && !region.contains(document.activeElement)) releaseToasts();
}
