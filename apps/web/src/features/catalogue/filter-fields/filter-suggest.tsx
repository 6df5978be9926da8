import { Search } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { SuggestionList, useSuggestions } from '../../../ui/inputs/suggestions.tsx';
import { OptionCount } from './filter-options.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';
import styles from './filter-suggest.module.css';

export interface Suggestion {
  value: number;
  label: string;
  /** The maker or model it belongs to. */
  detail: string;
  count?: number;
}

interface FilterSuggestProps<Found extends Suggestion> {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** undefined until the first answer has arrived. */
  found: readonly Found[] | undefined;
  onChoose: (found: Found) => void;
  /** Called on Enter when no suggestion is active. */
  onEnter?: (() => void) | undefined;
}

/** Searches values by name; a choice clears the field for the next search. */
export function FilterSuggest<Found extends Suggestion>(props: FilterSuggestProps<Found>) {
  const { label, typed, onType, found, onChoose, onEnter } = props;
  const text = useText();
  const matches = typed.trim() === '' ? undefined : found;
  const { isOpen, open, field, list } = useSuggestions({
    found: matches,
    onChoose: (chosen) => {
      onType('');
      onChoose(chosen);
    },
    onEnter,
  });
  const shownMatches = isOpen ? matches : undefined;
  return (
    <div className={styles.suggest}>
      <LineInput
        {...field}
        id={list.id}
        icon={<Search aria-hidden="true" />}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          open(-1);
        }}
      />
      <output className={shownMatches?.length === 0 ? styles.none : 'visually-hidden'}>
        {shownMatches && text('filters.found', { count: shownMatches.length })}
      </output>
      <SuggestionList
        {...list}
        label={label}
        keyOf={({ value }) => value}
        className={styles.list}
        optionClass={styles.option}
      >
        {(suggestion) => (
          <>
            <span>
              {suggestion.label} <small>{suggestion.detail}</small>
            </span>
            <OptionCount count={suggestion.count} />
          </>
        )}
      </SuggestionList>
    </div>
  );
}
