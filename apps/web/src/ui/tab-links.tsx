import { groupDigits } from '@seri/domain/money';
import type { TabItem } from './tabs.tsx';
import styles from './tabs.module.css';
import { UiLink } from './ui-link.tsx';

interface TabLinksProps {
  label: string;
  items: readonly (TabItem & { href: string })[];
  value: string;
}

/** Tabs that are pages of their own: links, which Tab goes through one by one. */
export function TabLinks({ label, items, value }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map(({ id, label: name, count, href }) => (
        <UiLink key={id} href={href} aria-current={id === value ? 'page' : undefined} className={styles.tab}>
          {name} {count !== undefined && <b className={styles.count}>{groupDigits(count)}</b>}
        </UiLink>
      ))}
    </nav>
  );
}
