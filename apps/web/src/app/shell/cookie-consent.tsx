import { Suspense } from 'react';
import { storage } from '../../lib/browser/browser-storage.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useStore } from '../../lib/browser/store.ts';

const Banner = lazyPart(() => import('./cookie-banner.tsx'), 'CookieBanner');

/** Asked until the visitor has decided, and never again. */
export function CookieConsent() {
  const isUndecided = useStore(storage.consent) === null;
  return <Suspense>{isUndecided && <Banner />}</Suspense>;
}
