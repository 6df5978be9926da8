import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SuggestionList, useSuggestions } from '../../../ui/inputs/suggestions.tsx';
import type { ChosenClient } from './bid-pieces.ts';
import styles from './client-picker.module.css';
import { type ClientMatches, useFoundClients } from './use-found-clients.ts';

interface ClientSearchProps {
  onChoose: (client: ChosenClient) => void;
  /** Goes on to the field after it. */
  onLeave: () => void;
  error: string | undefined;
}

export function ClientSearch({ onChoose, onLeave, error }: ClientSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const matches = useFoundClients(typed);
  const { clients, message, isSearching } = matches;
  const found = clients.length > 0 ? clients : undefined;
  const [isWished, setWished] = useState(false);
  useEarlyWish(isWished, matches, onChoose);
  const { open, field, list } = useSuggestions({
    found,
    onChoose,
    takesOnly: true,
    onEnter: () => {
      if (!isSearching) return;
      setWished(true);
      onLeave();
    },
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && isSearching) setWished(true);
    field.onKeyDown(event);
  };
  return (
    <div className={styles.search}>
      <Field
        {...field}
        label={text('bidding.client')}
        placeholder={text('bidding.client.search')}
        value={typed}
        error={error}
        trailing={<Search aria-hidden="true" className={styles.glass} />}
        onChange={({ target }) => {
          setTyped(target.value);
          setWished(false);
          open(-1);
        }}
        onFocus={() => open()}
        onKeyDown={press}
      />
      <output className={styles.message}>{message}</output>
      <SuggestionList
        {...list}
        label={text('bidding.client.found')}
        keyOf={({ id }) => id}
        className={styles.list}
        optionClass={styles.option}
      >
        {({ name }) => name}
      </SuggestionList>
    </div>
  );
}

/** Enter or Tab before the answer has come takes the client, if it is the only one that then is found. */
function useEarlyWish(
  isWished: boolean,
  { clients, isSearching }: ClientMatches,
  onChoose: (client: ChosenClient) => void,
): void {
  const only = clients.length === 1 ? clients[0] : undefined;
  const isDue = isWished && !isSearching;
  const take = useEffectEvent(() => {
    // After this render, so that the chosen client can replace the field at once.
    if (only) queueMicrotask(() => onChoose(only));
  });
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
}
