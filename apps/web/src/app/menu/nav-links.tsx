import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../../features/identity/session/session.ts';
import { useBidCount, useTranslationCount } from '../../features/site/menu-counters.ts';
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
      {entry.counter === 'bid' && <BidCount isNarrow={isNarrow} />}
      {entry.counter === 'translation' && <TranslationCount isNarrow={isNarrow} />}
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

/** New bids that wait. */
function BidCount({ isNarrow }: Pick<MenuCountProps, 'isNarrow'>) {
  const text = useText();
  const count = useBidCount();
  return <MenuCount value={count} label={text('shell.menu.newBids', { count })} isNarrow={isNarrow} />;
}

function TranslationCount({ isNarrow }: Pick<MenuCountProps, 'isNarrow'>) {
  const text = useText();
  const count = useTranslationCount();
  return <MenuCount value={count} label={text('shell.menu.openTranslations', { count })} isNarrow={isNarrow} />;
}

interface MenuCountProps {
  value: number;
  label: string;
  isNarrow: boolean;
}

/** In the narrow rail it sits on the icon. */
function MenuCount({ isNarrow, ...count }: MenuCountProps) {
  return <Count {...count} className={isNarrow ? styles.onIcon : styles.count} />;
}
