import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/code/lazy-part.ts';
import { debounce } from '../ui/time/at-rest.ts';
import { preloadPages } from './preload.ts';
import { useSessionStart } from './session-start.ts';
import { CookieConsent } from './shell/cookie-consent.tsx';
import { SessionExpired } from './shell/session-expired.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { useLive } from './shell/use-live.ts';

const Toaster = lazyPart(() => import('../ui/passing/toaster.tsx'), 'Toaster');

const preloadAfter = 3000;

/** Around every page, whatever its layout. */
export function Root() {
  useLive();
  useSessionStart();
  useFocusOnNavigation();
  useEffect(() => {
    // Styles that come are applied to the whole page: not while it is scrolled.
    const ahead = debounce(() => {
      window.removeEventListener('scroll', ahead.call);
      preloadPages();
    }, preloadAfter);
    ahead.call();
    window.addEventListener('scroll', ahead.call, { passive: true });
    return () => {
      ahead.cancel();
      window.removeEventListener('scroll', ahead.call);
    };
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
