import { groupDigits } from '@seri/domain/money/money';
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
      {items.map(({ id, label: name, count, href }) => {
        const isOpen = id === value;
        // A phone has no room for all of them, and counts that come push the open one on.
        const ref = isOpen ? centre : undefined;
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

/** The tab of this, as far as its strip goes, and without moving the page. */
function centre(part: HTMLElement | null): void {
  const [tab, strip] = [part?.closest('a'), part?.closest('nav')];
  if (tab && strip) strip.scrollLeft += middleOf(tab) - middleOf(strip);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
