import { groupDigits } from '@seri/domain/money/money';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import type { FilterOption } from '../filters/filter-facets.ts';
import styles from './filter-options.module.css';

const shortListSize = 5;

interface MoreProps<Item> {
  items: readonly Item[];
  /** The order from which the short list is taken; the order of `items` by default. */
  ranked?: readonly Item[] | undefined;
  /** Keeps an item in the short list. */
  isKept: (item: Item) => boolean;
  renderItems: (items: readonly Item[]) => ReactNode;
}

export function MoreOrLess<Item>({ items, ranked = items, isKept, renderItems }: MoreProps<Item>) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const shortList = ranked.filter((item, index) => index < shortListSize || isKept(item));
  const hidden = items.length - shortList.length;
  const label = isOpen ? text('filters.less') : text('filters.more', { count: hidden });
  return (
    <>
      <div className={isOpen && items.length > 20 ? styles.long : undefined}>
        {renderItems(isOpen ? items : shortList)}
      </div>
      {(isOpen || hidden > 0) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? label : `+ ${hidden}`}
        </button>
      )}
    </>
  );
}

interface OptionCheckProps {
  label: ReactNode;
  count: number | undefined;
  checked: boolean;
  indeterminate?: boolean | undefined;
  onToggle: () => void;
}

export function OptionCheck({ label, count, checked, indeterminate, onToggle }: OptionCheckProps) {
  return (
    <Check
      className={styles.option}
      checked={checked}
      indeterminate={indeterminate}
      onChange={onToggle}
      label={
        <>
          <span className={styles.name}>{label}</span>
          <OptionCount count={count} />
        </>
      }
    />
  );
}

/** Screen readers hear “lots” after the number; the screen shows the number alone. */
export function OptionCount({ count }: { count: number | undefined }) {
  const text = useText();
  if (count === undefined) return null;
  const total = groupDigits(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{total}</span>
      <span className="visually-hidden"> {text('filters.lots', { count, total })}</span>
    </span>
  );
}

interface OptionListProps {
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  renderLabel?: ((option: FilterOption) => ReactNode) | undefined;
}

export function OptionList({ options, chosen, onToggle, renderLabel }: OptionListProps) {
  const text = useText();
  if (options.length === 0) return <p className={styles.empty}>{text('filters.empty')}</p>;
  return (
    <MoreOrLess
      items={options}
      ranked={options.toSorted((one, other) => other.count - one.count)}
      isKept={({ value }) => chosen.includes(value)}
      renderItems={(shown) =>
        shown.map((option) => (
          <OptionCheck
            key={option.value}
            label={renderLabel ? renderLabel(option) : option.label}
            count={option.count}
            checked={chosen.includes(option.value)}
            onToggle={() => onToggle(option.value)}
          />
        ))
      }
    />
  );
}
