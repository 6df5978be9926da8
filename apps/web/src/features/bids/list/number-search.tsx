import { parseLotNumbers } from '@seri/domain/lots/lot-numbers';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { LineInput } from '../../../ui/inputs/line-input.tsx';
import { SuggestionList, useSuggestions } from '../../../ui/inputs/suggestions.tsx';
import { findBidsQuery } from './find-bids.query.ts';
import { numbersText, withNumbers } from '../filters/bid-filter-edit.ts';
import { bidFilterDelays, type BidFilterForm } from '../filters/bid-filter-form.ts';
import { bidName, type FoundBid } from './bids.ts';
import type { BidsSearch } from './bids-search.ts';
import styles from './number-search.module.css';

interface NumberSearchProps {
  form: BidFilterForm;
  search: BidsSearch;
}

/** R62: takes numbers, ranges and lists. A hit filters by its bid, Enter by all numbers, an empty field by none. */
export function NumberSearch({ form, search }: NumberSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? numbersText(form.filters);
  const settled = useSettled(shown, bidFilterDelays.typing);
  const isWrong = parseLotNumbers(shown) === null;
  const searchTerm = typed !== undefined && settled === typed && !isWrong ? typed.trim() : '';
  const { data } = useQuery(findBidsQuery(form.config, search, searchTerm));
  const { isOpen, open, field, list } = useSuggestions<FoundBid>({
    found: searchTerm === '' ? undefined : data,
    onChoose: ({ lotNo, bidId }) => {
      setTyped(undefined);
      form.change(withNumbers(parseLotNumbers(lotNo) ?? [], bidId), bidFilterDelays.hit);
    },
    onEnter: () => narrow(shown, 0),
  });
  function narrow(value: string, after: number): void {
    const numbers = parseLotNumbers(value);
    if (!numbers) return;
    setTyped(undefined);
    form.change(withNumbers(numbers), after);
  }
  const isEmpty = isOpen && searchTerm !== '' && data?.length === 0;
  return (
    <div className={styles.search}>
      <label htmlFor={list.id} className={styles.caption}>
        {text('filters.name.lotNo')}
      </label>
      <LineInput
        {...field}
        id={list.id}
        type="search"
        data-quick-search=""
        enterKeyHint="search"
        maxLength={2000}
        icon={<Search aria-hidden="true" />}
        placeholder={text('filters.lotNo.example')}
        value={shown}
        error={settled === shown && isWrong ? text('field.invalid') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          open(-1);
          if (target.value.trim() === '') narrow('', bidFilterDelays.hit);
        }}
      />
      <output className={isEmpty ? styles.none : 'visually-hidden'}>
        {isEmpty && text('bids.search.empty')}
        {isOpen && data && data.length > 0 && text('bids.search.found', { count: data.length })}
      </output>
      <SuggestionList
        {...list}
        label={text('bids.search.hits')}
        keyOf={({ bidId }) => bidId}
        className={styles.list}
        optionClass={styles.option}
      >
        {(found) => (
          <>
            <b>{found.lotNo}</b>
            <span className={styles.house}>{found.auctionName}</span>
            <small>{[bidName(found), found.client].filter(Boolean).join(' · ')}</small>
          </>
        )}
      </SuggestionList>
    </div>
  );
}
