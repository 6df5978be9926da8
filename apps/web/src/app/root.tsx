import { Outlet } from '@tanstack/react-router';
import { Toaster } from '../ui/toaster.tsx';
import { CookieBanner } from './shell/cookie-banner.tsx';
import { SessionExpired } from './shell/session-expired.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { useLive } from './shell/use-live.ts';

/** Around every page, whatever its layout. */
export function Root() {
  useLive();
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <CookieBanner />
      <SessionExpired />
      <Toaster />
    </>
  );
}
