import { useSyncExternalStore } from 'react';

/** Phone: below 768 px. Tablet: up to 1279 px. Desktop: from 1280 px. */
export const widths = { phone: '(width < 768px)', desktop: '(width >= 1280px)' } as const;

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
