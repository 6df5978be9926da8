import { groupDigits } from '@seri/domain/money/money';
import { scrollTabToCentre } from './scroll-tab.ts';
import type { TabItem } from './tabs.tsx';
import styles from './tabs.module.css';
import { UiLink } from '../frame/ui-link.tsx';

interface TabLinksProps {
  label: string;
  items: readonly (TabItem & { href: string })[];
  value: string;
}

/** Tabs that are separate pages: plain links, each a Tab stop. */
export function TabLinks({ label, items, value }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map(({ id, label: name, count, href }) => {
        const isOpen = id === value;
        const ref = isOpen ? scrollTabToCentre : undefined;
        return (
          <UiLink key={id} ref={ref} href={href} aria-current={isOpen ? 'page' : undefined} className={styles.tab}>
            {name}{' '}
            {count !== undefined && (
              <b ref={ref} className={styles.count}>
                {groupDigits(count)}
              </b>
            )}
          </UiLink>
        );
      })}
    </nav>
  );
}
