import { type RefObject, useEffect } from 'react';

/** The keyboard of a phone covers the page without changing its layout: padding lifts what it covers. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>, isPhone: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isPhone || !viewport) return undefined;
    const adjustPadding = () => {
      if (!ref.current) return;
      const covered = ref.current.getBoundingClientRect().bottom - viewport.offsetTop - viewport.height;
      // Zoomed in, only a part of the page shows anyway.
      ref.current.style.paddingBottom = viewport.scale === 1 && covered > 0 ? `${covered}px` : '';
    };
    const events = ['resize', 'scroll'] as const;
    for (const event of events) viewport.addEventListener(event, adjustPadding);
    return () => events.forEach((event) => viewport.removeEventListener(event, adjustPadding));
  }, [ref, isPhone]);
}
