import { Outlet } from '@tanstack/react-router';
import { contentId } from '../shell/content-id.ts';
import { Header } from '../frame/header.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import styles from './standard-layout.module.css';

interface ShareLayoutProps {
  /** Opens a drawer on tablet and phone. */
  onMenu?: (() => void) | undefined;
}

/** For those who were sent a link: no menu, no bidding. */
export function ShareLayout({ onMenu }: ShareLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header onMenu={onMenu} />
      <div className={styles.column}>
        <OfflineNotice />
        <main id={contentId} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <PageFooter />
      </div>
    </>
  );
}
