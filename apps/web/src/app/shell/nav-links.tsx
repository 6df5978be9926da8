import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../../features/identity/model/session.ts';
import { may } from '../../features/identity/model/session-state.ts';
import { useText } from '../../lib/text.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { UiLink } from '../../ui/ui-link.tsx';
import { menuEntries, type MenuEntryData } from './menu.data.ts';
import styles from './nav-links.module.css';

function isCurrent({ href, also = [] }: MenuEntryData, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`) || also.includes(pathname);
}

interface NavLinksProps {
  /** Icons alone; each names itself in a tooltip. */
  isNarrow?: boolean;
  onFollow?: () => void;
}

export function NavLinks({ isNarrow = false, onFollow }: NavLinksProps) {
  const text = useText();
  const profile = useProfile();
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = menuEntries.filter(({ view }) => !view || may(profile, view));
  return (
    <nav aria-label={text('shell.menu.main')}>
      <ul>
        {entries.map((entry) => {
          const label = text(entry.label);
          const link = (
            <UiLink
              href={entry.href}
              className={styles.link}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              onClick={onFollow}
            >
              <entry.icon aria-hidden="true" />
              <span className={isNarrow ? 'visually-hidden' : undefined}>{label}</span>
            </UiLink>
          );
          return (
            <li key={entry.href}>
              {isNarrow ? (
                <Tooltip text={label} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
