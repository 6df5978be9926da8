import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useSessionStart } from '../features/site/model/session-start.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { preloadPages } from './preload.ts';
import { CookieConsent } from './shell/cookie-consent.tsx';
import { SessionExpired } from './shell/session-expired.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { useLive } from './shell/use-live.ts';

const Toaster = lazyPart(() => import('../ui/toaster.tsx'), 'Toaster');

const preloadAfter = 3000;

/** Around every page, whatever its layout. */
export function Root() {
  useLive();
  useSessionStart();
  useFocusOnNavigation();
  useEffect(() => {
    const timer = window.setTimeout(preloadPages, preloadAfter);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <Outlet />
      <CookieConsent />
      <SessionExpired />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
