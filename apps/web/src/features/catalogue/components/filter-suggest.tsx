import { Search } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { SuggestionList, useSuggestions } from '../../../ui/suggestions.tsx';
import { OptionCount } from './filter-options.tsx';
import { LineInput } from '../../../ui/line-input.tsx';
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

/** Finds one of many by its name, and is empty again for the next one. */
export function FilterSuggest<Found extends Suggestion>(props: FilterSuggestProps<Found>) {
  const { label, typed, onType, found, onChoose, onEnter } = props;
  const text = useText();
  const asked = typed.trim() === '' ? undefined : found;
  const { isOpen, open, field, list } = useSuggestions({
    found: asked,
    onChoose: (chosen) => {
      onType('');
      onChoose(chosen);
    },
    onEnter,
  });
  const told = isOpen ? asked : undefined;
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
      <output className={told?.length === 0 ? styles.none : 'visually-hidden'}>
        {told && text('filters.found', { count: told.length })}
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
