import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { storage } from '../../lib/browser-storage.ts';
import { withTexts } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMedia, widths } from '../../lib/use-media.ts';
import { contentId } from '../shell/content-id.ts';
import { Header } from '../shell/header.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { PageFooter } from '../shell/page-footer.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import styles from './standard-layout.module.css';

const MenuDrawer = lazyPart(
  withTexts(['company'], () => import('../shell/menu-drawer.tsx')),
  'MenuDrawer',
);
const SideMenu = lazyPart(
  withTexts(['company'], () => import('../shell/side-menu.tsx')),
  'SideMenu',
);

const BackToTop = lazyPart(() => import('../../ui/back-to-top.tsx'), 'BackToTop');

const isMenuOpen = () => storage.read('menu') === 'open';

export function StandardLayout() {
  const isDesktop = useMedia(widths.desktop);
  const [isOpen, setOpen] = useState(isMenuOpen);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = () => {
    storage.write('menu', isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return (
    <>
      <SkipLink />
      <Header onMenu={() => setDrawerOpen(true)} />
      <div className={styles.frame} data-menu={isOpen ? 'open' : 'closed'}>
        {isDesktop && (
          <Suspense fallback={<div className={styles.rail} />}>
            <SideMenu isOpen={isOpen} onToggle={toggle} />
          </Suspense>
        )}
        <div className={styles.column}>
          <OfflineNotice />
          <main id={contentId} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <PageFooter />
        </div>
      </div>
      <Suspense>{isDrawerOpen && !isDesktop && <MenuDrawer open onClose={() => setDrawerOpen(false)} />}</Suspense>
      <Suspense>
        <BackToTop />
      </Suspense>
    </>
  );
}
