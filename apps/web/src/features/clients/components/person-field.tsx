import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/select-field.tsx';

interface PersonFieldProps {
  label: string;
  people: readonly { id: number; name: string }[];
  /** Who stands there stays a choice, whatever has become of that account. */
  standing: { id: number | null; name: string | null };
  /** The id, or nothing for nobody. */
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** One of the people a client may be assigned to, or nobody. */
export function PersonField({ label, people, standing, value, error, onChoose }: PersonFieldProps) {
  const text = useText();
  const isMissing = standing.id !== null && !people.some(({ id }) => id === standing.id);
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{text('clients.work.nobody')}</option>
      {isMissing && <option value={standing.id ?? ''}>{standing.name}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
