import { bidGroupLetters } from '@seri/domain/bids/bid-groups';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { groupsQuery } from './groups.query.ts';
import type { GroupFieldProps } from '../panel/bid-pieces.ts';
import { CarsField } from './cars-field.tsx';
import styles from './group-field.module.css';

/** R53: the group of a bid, and how many of its cars are bought at most. */
export function GroupField({ week, value, onChange, client, error }: GroupFieldProps) {
  const text = useText();
  const language = useLanguage();
  const clientId = client?.id;
  const { data: groups } = useQuery({ ...groupsQuery(week, clientId, language), enabled: client !== null });
  const chosen = value === null ? undefined : groups?.find((group) => group.value === value);
  return (
    <div className={styles.fields}>
      <SelectField
        label={text('bidding.group')}
        value={value ?? ''}
        error={error}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{text('bidding.group.none')}</option>
        {bidGroupLetters.map((letter) => (
          <option key={letter}>{letter}</option>
        ))}
      </SelectField>
      {chosen && (
        <CarsField
          key={`${clientId ?? 'own'} ${chosen.value}`}
          week={week}
          group={chosen.value}
          cars={chosen.cars}
          clientId={clientId}
        />
      )}
    </div>
  );
}
