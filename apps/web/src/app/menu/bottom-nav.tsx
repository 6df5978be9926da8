import { menuKind } from '@seri/domain/people/roles';
import { useLocation } from '@tanstack/react-router';
import { Bell, CarFront, Gavel, type LucideIcon, Menu, PackageCheck } from 'lucide-react';
import { useProfile } from '../../features/identity/session/session.ts';
import { useText } from '../../lib/language/text.ts';
import { FootBar } from '../../ui/passing/foot-bar.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { landingPath } from '../guard.ts';
import { listingEntries, menuByKind } from './menu.data.ts';
import { hrefOf, isCurrent } from './menu.ts';
import styles from './bottom-nav.module.css';

/** The pages that a phone opens most, within reach of the thumb; the bars of bids and changes take its place. */
export function BottomNav({ onMenu }: { onMenu: () => void }) {
  const text = useText();
  const profile = useProfile();
  const pathname = useLocation({ select: (location) => location.pathname });
  const kind = profile && menuKind(profile.detail.roleId);
  if (!kind) return null;
  const bids = menuByKind[kind].find(({ icon, counter }) => icon === Gavel || counter === 'bidOpening');
  const isInLots = listingEntries.some((entry) => isCurrent(entry, pathname));
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <FootBar yields>
      <nav aria-label={text('shell.tabs')} className={styles.tabs}>
        <Tab href={landingPath} icon={CarFront} label={text('shell.tab.lots')} current={isInLots} />
        {bids && (
          <Tab href={hrefOf(bids)} icon={Gavel} label={text('shell.tab.bids')} current={isCurrent(bids, pathname)} />
        )}
        <Tab href="/purchases" icon={PackageCheck} label={text('shell.page.purchases')} current={isIn('/purchases')} />
        <Tab href="/notifications" icon={Bell} label={text('shell.tab.news')} current={isIn('/notifications')} />
        <button type="button" aria-haspopup="dialog" className={styles.tab} onClick={onMenu}>
          <Menu aria-hidden="true" />
          {text('shell.menu.title')}
        </button>
      </nav>
    </FootBar>
  );
}

interface TabProps {
  href: string;
  icon: LucideIcon;
  label: string;
  current: boolean;
}

function Tab({ href, icon: Icon, label, current }: TabProps) {
  return (
    <UiLink href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
      <Icon aria-hidden="true" />
      {label}
    </UiLink>
  );
}
