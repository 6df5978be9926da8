import { saleKinds, type TaxMark, taxMarks, type TaxTable } from '@seri/domain/charges/tax-marks';
import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../editor/company-editor.module.css';

interface TaxFieldsProps {
  table: TaxTable;
  onChange: (table: TaxTable) => void;
}

/** The mark of each kind of line. */
export function TaxFields({ table, onChange }: TaxFieldsProps) {
  const text = useText();
  return (
    <div className={styles.pair}>
      {saleKinds.map((kind) => (
        <SelectField
          key={kind}
          label={text(`billing.line.${kind}`)}
          value={table[kind]}
          onChange={({ target }) => onChange({ ...table, [kind]: target.value as TaxMark })}
        >
          {taxMarks.map((mark) => (
            <option key={mark} value={mark}>
              {text(`billing.mark.${mark}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
