import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SuggestionList, useSuggestions } from '../../../ui/inputs/suggestions.tsx';
import type { ChosenClient } from './bid-pieces.ts';
import styles from './client-picker.module.css';
import { useFoundClients } from './use-found-clients.ts';

interface ClientSearchProps {
  onChoose: (client: ChosenClient) => void;
  error: string | undefined;
}

export function ClientSearch({ onChoose, error }: ClientSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { clients, message } = useFoundClients(typed);
  const found = clients.length > 0 ? clients : undefined;
  const { open, field, list } = useSuggestions({ found, onChoose });
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
          open(-1);
        }}
        onFocus={() => open()}
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
