import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './menu.module.css';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import { nextItem } from './menu-keys.ts';
import type { Placement } from './place-beside.ts';
import { type TriggerProps, usePopover } from './use-popover.ts';
import { useTypeahead } from './use-typeahead.ts';

interface MenuProps {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  items: readonly MenuItem[];
  placement?: Placement | undefined;
  header?: ReactNode;
  /** Below desktop width, opens as a sheet from the bottom with its label as the title. */
  isSheet?: boolean | undefined;
}

export function Menu({ label, trigger, items, placement = 'bottom-start', header, isSheet }: MenuProps) {
  const [focusedIndex, setFocusedIndex] = useState<0 | -1>(0);
  const typeahead = useTypeahead();
  const { isOpen, open, close, ...parts } = usePopover({
    placement,
    haspopup: 'menu',
    onOpened: (overlay) => {
      entries(overlay).at(focusedIndex)?.focus();
      setFocusedIndex(0);
    },
    // A click outside a popover leaves the focus on the page. A sheet returns it, like a dialog.
    onOpenChange: (nowOpen) => {
      if (isSheet && !nowOpen && document.activeElement === document.body) {
        document.getElementById(parts.trigger.id)?.focus({ preventScroll: true });
      }
    },
  });

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFocusedIndex(event.key === 'ArrowUp' ? -1 : 0);
    open();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') close();
    const list = entries(event.currentTarget);
    const current = list.findIndex((entry) => entry === document.activeElement);
    const next = nextItem(event.key, current, list.length) ?? typeahead(event, list.map(nameOf), current);
    if (next === undefined) return;
    event.preventDefault();
    list[next]?.focus();
  };
  return (
    <>
      {trigger({ ...parts.trigger, onKeyDown: openByKey })}
      <div {...parts.overlay} className={classNames(styles.overlay, isSheet && styles.sheet)}>
        {isOpen && isSheet && (
          <div aria-hidden="true" className={styles.title}>
            {label}
          </div>
        )}
        {isOpen && header !== undefined && <div className={styles.header}>{header}</div>}
        <div role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={move}>
          {isOpen && items.map((item) => <MenuEntry key={item.id} item={item} onDone={close} />)}
        </div>
      </div>
    </>
  );
}

function entries(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function nameOf(entry: HTMLElement): string {
  return entry.ariaLabel ?? entry.textContent;
}
