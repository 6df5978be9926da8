import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface PersonFieldProps {
  label: string;
  people: readonly { id: number; name: string }[];
  /** The current person stays selectable, even if the account may no longer be assigned. */
  current: { id: number | null; name: string | null };
  /** The id, or an empty string for nobody. */
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function PersonField({ label, people, current, value, error, onChoose }: PersonFieldProps) {
  const text = useText();
  const isMissing = current.id !== null && !people.some(({ id }) => id === current.id);
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{text('clients.work.nobody')}</option>
      {isMissing && <option value={current.id ?? ''}>{current.name}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
