import { Outlet } from '@tanstack/react-router';
import { contentId } from '../shell/content-id.ts';
import { Header } from '../shell/header.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

/** For those who were sent a link: no menu, no bidding. */
export function ShareLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
