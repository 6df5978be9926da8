import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ForwarderList } from '../shipping-files.ts';
import styles from './columns.module.css';

interface PortWordsProps {
  list: ForwarderList;
  chosen: Readonly<Record<string, string>>;
  onChoose: (words: string, place: string) => void;
}

/** R102: words that only this sender has for a port are told once. */
export function PortWords({ list: { ports, places }, chosen, onChoose }: PortWordsProps) {
  const text = useText();
  if (ports.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{text('shippingFiles.columns.ports')}</legend>
      {ports.map(({ words }) => (
        <SelectField
          key={words}
          label={words}
          value={chosen[words] ?? ''}
          onChange={({ target }) => onChoose(words, target.value)}
        >
          <option value="">{text('shippingFiles.columns.ports.none')}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
