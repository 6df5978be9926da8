import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { UiLink } from '../frame/ui-link.tsx';

export interface MenuItem {
  id: string;
  label: ReactNode;
  /** Accessible name, if the label is more than text. */
  text?: string | undefined;
  icon?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** If set, the item is one option of a choice. */
  checked?: boolean | undefined;
  ruled?: boolean | undefined;
}

export function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    className: styles.item,
    tabIndex: -1,
    'aria-label': item.text,
    'data-danger': item.danger ? '' : undefined,
    'data-ruled': item.ruled ? '' : undefined,
  };
  // Closing first returns the focus to the trigger, so that a dialog opened by the item returns it there too.
  const choose = () => {
    if (item.disabled) return;
    onDone();
    item.onSelect?.();
  };
  if (item.href !== undefined && !item.disabled) {
    return (
      <UiLink {...shared} href={item.href} role="menuitem" onClick={choose}>
        <EntryFace item={item} />
      </UiLink>
    );
  }
  const isChoice = item.checked !== undefined;
  return (
    <button
      {...shared}
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.checked}
      aria-disabled={item.disabled}
      onClick={choose}
    >
      <EntryFace item={item} />
    </button>
  );
}

function EntryFace({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
      <span className={styles.label}>{item.label}</span>
      {item.checked && <Check aria-hidden="true" className={styles.tick} />}
    </>
  );
}
