import { formatYen } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SuggestionList, useSuggestions } from '../../../ui/inputs/suggestions.tsx';
import { candidatesQuery } from '../chosen/candidates.query.ts';
import type { ProposedClient } from '../desk/receipts.ts';
import styles from './requests.module.css';

const searchDelayMs = 300;

interface ClientFieldProps {
  client: ProposedClient | undefined;
  error: string | undefined;
  onClient: (client: ProposedClient | undefined) => void;
}

/** Finds a client, with what it has and owes. */
export function ClientField({ client, error, onClient }: ClientFieldProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [shown, type] = useDelayed(search, setSearch, searchDelayMs);
  const words = search.trim();
  const { data } = useQuery({ ...candidatesQuery(undefined, words), enabled: words !== '' && !client });
  const found = words === '' || client ? undefined : data?.list;
  const suggestions = useSuggestions<ProposedClient>({ found, takesOnly: true, onChoose: onClient });
  const value = client?.client.name ?? shown;
  const balance = client && text('receipts.balance.of', { amount: formatYen(client.balance) });
  return (
    <div className={styles.clientField}>
      <Field
        label={text('receipts.client.of')}
        hint={balance ?? (found?.length === 0 ? text('receipts.find.none') : text('receipts.find'))}
        error={error}
        maxLength={80}
        value={value}
        {...suggestions.field}
        onFocus={() => suggestions.open()}
        onChange={({ target }) => {
          if (client) onClient(undefined);
          type(target.value);
          suggestions.open(-1);
        }}
      />
      {suggestions.list.shown.length > 0 && (
        <SuggestionList
          {...suggestions.list}
          label={text('receipts.candidates')}
          keyOf={(one) => one.client.id}
          className={styles.suggestions}
          optionClass={styles.suggestion}
        >
          {(one) => (
            <>
              <span>{one.client.name}</span>
              <span className="sub">{formatYen(one.balance)}</span>
            </>
          )}
        </SuggestionList>
      )}
    </div>
  );
}
