import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../../features/identity/session/session.ts';
import { type MenuCounter, useMenuCount } from '../../features/site/menu-counters.ts';
import { useText } from '../../lib/language/text.ts';
import { Count } from '../../ui/figures/count.tsx';
import { Tooltip } from '../../ui/passing/tooltip.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import type { MenuEntryData } from './menu.data.ts';
import { hrefOf, isCurrent, menuOf } from './menu.ts';
import styles from './nav-links.module.css';

interface NavLinksProps {
  /** Icons alone; each names itself in a tooltip. */
  isNarrow?: boolean;
  onFollow?: () => void;
}

export function NavLinks({ isNarrow = false, onFollow }: NavLinksProps) {
  const text = useText();
  const profile = useProfile();
  const pathname = useLocation({ select: (location) => location.pathname });
  const blocks = menuOf(profile);
  if (blocks.length === 0) return null;
  const linkTo = (entry: MenuEntryData) => (
    <UiLink
      href={hrefOf(entry)}
      className={styles.link}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <entry.icon aria-hidden="true" />
      <span className={isNarrow ? 'visually-hidden' : undefined}>{text(entry.label)}</span>
      {entry.counter && <MenuCount counter={entry.counter} isNarrow={isNarrow} />}
    </UiLink>
  );
  return (
    <nav aria-label={text('shell.menu.main')}>
      {blocks.map((entries) => (
        <ul key={entries[0]?.page} className={styles.block}>
          {entries.map((entry) => (
            <li key={entry.page}>
              {isNarrow ? (
                <Tooltip text={text(entry.label)} side="right">
                  {linkTo(entry)}
                </Tooltip>
              ) : (
                linkTo(entry)
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface MenuCountProps {
  counter: MenuCounter;
  isNarrow: boolean;
}

/** The number that waits behind an entry. In the narrow rail it sits on the icon. */
function MenuCount({ counter, isNarrow }: MenuCountProps) {
  const text = useText();
  const count = useMenuCount(counter);
  return (
    <Count
      value={count}
      label={counter === 'bidOpening' ? text('shell.menu.newBids', { count }) : undefined}
      className={isNarrow ? styles.onIcon : styles.count}
    />
  );
}
