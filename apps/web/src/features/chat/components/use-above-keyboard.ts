import { type RefObject, useEffect } from 'react';

/** The keyboard of a phone lies over the page, whose layout is told nothing: what ends below it ends above it instead. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>, isPhone: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isPhone || !seen) return undefined;
    const fit = () => {
      if (!ref.current) return;
      const covered = ref.current.getBoundingClientRect().bottom - seen.offsetTop - seen.height;
      // Zoomed in, one sees a part of it anyway.
      ref.current.style.paddingBottom = seen.scale === 1 && covered > 0 ? `${covered}px` : '';
    };
    const events = ['resize', 'scroll'] as const;
    for (const event of events) seen.addEventListener(event, fit);
    return () => events.forEach((event) => seen.removeEventListener(event, fit));
  }, [ref, isPhone]);
}
