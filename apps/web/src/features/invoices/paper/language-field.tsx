import { type PaperLanguage, paperLanguages } from '@seri/domain/invoices/paper-snapshot';
import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface LanguageFieldProps {
  value: PaperLanguage;
  onChange: (language: PaperLanguage) => void;
}

export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const text = useText();
  return (
    <SelectField
      label={text('invoices.language')}
      name="language"
      value={value}
      onChange={({ target }) => onChange(target.value as PaperLanguage)}
    >
      {paperLanguages.map((language) => (
        <option key={language} value={language}>
          {text(`invoices.language.${language}`)}
        </option>
      ))}
    </SelectField>
  );
}
