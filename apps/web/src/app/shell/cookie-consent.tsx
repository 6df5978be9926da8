import { Suspense } from 'react';
import { storage } from '../../lib/browser-storage.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStore } from '../../lib/store.ts';

const Banner = lazyPart(() => import('./cookie-banner.tsx'), 'CookieBanner');

/** Asked until the visitor has decided, and never again. */
export function CookieConsent() {
  const isUndecided = useStore(storage.consent) === null;
  return <Suspense>{isUndecided && <Banner />}</Suspense>;
}
