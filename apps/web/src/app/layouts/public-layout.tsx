import { Suspense, useState } from 'react';
import { useProfile } from '../../features/identity/session/session.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { ShareLayout } from './share-layout.tsx';
import { StandardLayout } from './standard-layout.tsx';

const MenuDrawer = lazyPart(
  withTexts(['company'], () => import('../menu/menu-drawer.tsx')),
  'MenuDrawer',
);

/** For everybody: one who is signed in keeps the menu, a visitor gets the company's links and the way to sign in. */
export function PublicLayout() {
  return useProfile() ? <StandardLayout /> : <VisitorLayout />;
}

function VisitorLayout() {
  const isDesktop = useMedia(widths.desktop);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ShareLayout onMenu={() => setOpen(true)} />
      <Suspense>{isOpen && !isDesktop && <MenuDrawer open onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
