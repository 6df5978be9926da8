import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { storage } from '../../lib/browser/browser-storage.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { contentId } from '../shell/content-id.ts';
import { Header } from '../frame/header.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { SessionEnd } from '../shell/session-end.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { ProofAsked } from '../frame/proof-asked.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import styles from './standard-layout.module.css';

const BottomNav = lazyPart(() => import('../menu/bottom-nav.tsx'), 'BottomNav');
const MenuDrawer = lazyPart(
  withTexts(['company'], () => import('../menu/menu-drawer.tsx')),
  'MenuDrawer',
);
const SideMenu = lazyPart(
  withTexts(['company'], () => import('../menu/side-menu.tsx')),
  'SideMenu',
);

const BackToTop = lazyPart(() => import('../../ui/passing/back-to-top.tsx'), 'BackToTop');

const isMenuOpen = () => storage.read('menu') === 'open';

export function StandardLayout() {
  const isDesktop = useMedia(widths.desktop);
  const isPhone = useMedia(widths.phone);
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
      <SessionEnd />
      <Suspense>{isPhone && <BottomNav onMenu={() => setDrawerOpen(true)} />}</Suspense>
      <Suspense>{isDrawerOpen && !isDesktop && <MenuDrawer open onClose={() => setDrawerOpen(false)} />}</Suspense>
      <Suspense>
        <BackToTop />
      </Suspense>
      <ProofAsked />
    </>
  );
}
