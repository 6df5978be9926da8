import { groupDigits } from '@seri/domain/money/money';
import type { KeyboardEvent, ReactNode } from 'react';
import { scrollTabToCentre } from './scroll-tab.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  count?: number | undefined;
}

interface TabsProps {
  /** Its panels refer to it: `<TabPanel tabsId={id}>`. */
  id: string;
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One Tab stop; the arrow keys move and choose at once. */
export function Tabs({ id, label, items, value, onChange }: TabsProps) {
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === value);
    const next = items[steps[event.key]?.(at, items.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.id))?.focus();
    onChange(next.id);
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <button
          key={item.id}
          ref={item.id === value ? scrollTabToCentre : undefined}
          type="button"
          role="tab"
          id={tabId(id, item.id)}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? panelId(id, item.id) : undefined}
          tabIndex={item.id === value ? 0 : -1}
          className={styles.tab}
          onKeyDown={move}
          onClick={() => onChange(item.id)}
        >
          {item.label} {item.count !== undefined && <b className={styles.count}>{groupDigits(item.count)}</b>}
        </button>
      ))}
    </div>
  );
}

export function tabId(tabsId: string, tab: string): string {
  return `${tabsId}-tab-${tab}`;
}

export function panelId(tabsId: string, tab: string): string {
  return `${tabsId}-panel-${tab}`;
}
