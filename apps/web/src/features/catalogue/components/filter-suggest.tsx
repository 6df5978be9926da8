import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { OptionCount } from './filter-options.tsx';
import { FilterInput } from './filter-input.tsx';
import styles from './filter-suggest.module.css';

export interface Suggestion {
  value: number;
  label: string;
  /** Of what it is one. */
  detail: string;
  count?: number;
}

interface FilterSuggestProps<Found extends Suggestion> {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** undefined while nothing is asked or the first answer is on its way. */
  found: readonly Found[] | undefined;
  onChoose: (found: Found) => void;
  /** Enter without a suggestion. */
  onEnter?: (() => void) | undefined;
}

/** A field that suggests while one types: arrows walk, Enter chooses, Escape leaves the text alone. */
export function FilterSuggest<Found extends Suggestion>(props: FilterSuggestProps<Found>) {
  const { label, typed, onType, found, onChoose, onEnter } = props;
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && typed.trim() !== '' ? found : undefined;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (chosen: Found) => {
    setOpen(false);
    setActive(-1);
    onType('');
    onChoose(chosen);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, (shown?.length ?? 0) - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, -1)),
    Enter: () => {
      const chosen = shown?.[active];
      if (chosen) choose(chosen);
      else onEnter?.();
    },
    Escape: () => {
      setOpen(false);
      setActive(-1);
    },
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.key in keys) || (event.key === 'Escape' && !shown)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]?.();
  };
  return (
    <div className={styles.suggest}>
      <FilterInput
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list suggests while one types and says what it found
        role="combobox"
        icon={<Search aria-hidden="true" />}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-expanded={Boolean(shown && shown.length > 0)}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown?.[active] ? optionId(active) : undefined}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <output className={shown?.length === 0 ? styles.none : 'visually-hidden'}>
        {shown && text('filters.found', { count: shown.length })}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of the field above */}
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {shown?.map((suggestion, index) => (
          // The field keeps the focus, so that a press does not close the list before it counts.
          <div
            key={suggestion.value}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={press}
          >
            <span>
              {suggestion.label} <small>{suggestion.detail}</small>
            </span>
            <OptionCount count={suggestion.count} />
          </div>
        ))}
      </div>
    </div>
  );
}
