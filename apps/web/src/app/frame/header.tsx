import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { CompanyLogo } from '../../features/company/content/company-logo.tsx';
import { may } from '../../features/identity/session/session-state.ts';
import { useProfile } from '../../features/identity/session/session.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useText } from '../../lib/language/text.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { Button } from '../../ui/frame/button.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { landingPath } from '../guard.ts';
import styles from './header.module.css';
import { hasListings } from '../menu/listing-flags.ts';
import { NoticeButton } from './notice-button.tsx';
import { TokyoClock } from './tokyo-clock.tsx';
import { useHidingHeader } from './use-hiding-header.ts';
import { usePaletteKey } from './use-palette-key.ts';

const HeaderLinks = lazyPart(
  withTexts(['company'], () => import('../menu/header-links.tsx')),
  'HeaderLinks',
);

// Auctions of the day stand where visitors find the links to the company.
const DayRail = lazyPart(() => import('../../features/dashboard/rail/day-rail.tsx'), 'DayRail');

const FreeToBid = lazyPart(() => import('../menu/free-to-bid.tsx'), 'FreeToBid');

// Menus come after the first paint; the header keeps their room.
const HeaderMenus = lazyPart(() => import('../menu/header-menus.tsx'), 'HeaderMenus');

const PaletteButton = lazyPart(() => import('../shell/palette-button.tsx'), 'PaletteButton');

interface HeaderProps {
  /** Opens the drawer on tablet and phone; absent, there is no menu. */
  onMenu?: (() => void) | undefined;
}

export function Header({ onMenu }: HeaderProps) {
  const text = useText();
  const profile = useProfile();
  const maySearch = hasListings(profile);
  usePaletteKey(maySearch);
  const isHidden = useHidingHeader();
  const isDesktop = useMedia(widths.desktop);
  const showsRail = profile !== null && may(profile, 'carAuctionsView');
  const showsTools = isDesktop || !onMenu;
  return (
    <header className={styles.header} data-hidden={isHidden || undefined}>
      {!isDesktop && onMenu && (
        <Button
          kind="bare"
          size="touch"
          aria-haspopup="dialog"
          icon={<MenuIcon aria-hidden="true" />}
          label={text('shell.menu.open')}
          onClick={onMenu}
        />
      )}
      <UiLink href={landingPath} className={styles.logo}>
        <CompanyLogo />
        <span className="visually-hidden">, {text('shell.home')}</span>
      </UiLink>
      <Suspense>{isDesktop && (showsRail ? <DayRail /> : <HeaderLinks />)}</Suspense>
      <span className={styles.spring} />
      <div className={styles.clock}>
        <TokyoClock compact={!isDesktop} local={isDesktop} />
      </div>
      <Suspense>{isDesktop && profile && <FreeToBid />}</Suspense>
      <span className={styles.search}>
        <Suspense>{maySearch && <PaletteButton />}</Suspense>
      </span>
      {profile && (
        <span className={styles.search}>
          <NoticeButton />
        </span>
      )}
      {showsTools && (
        <div className={styles.tools}>
          <Suspense>
            <HeaderMenus />
          </Suspense>
        </div>
      )}
    </header>
  );
}
