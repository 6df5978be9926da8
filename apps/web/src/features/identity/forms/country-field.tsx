import { useText } from '../../../lib/language/text.ts';
import { SelectField, type SelectFieldProps } from '../../../ui/fields/select-field.tsx';
import { useCountries } from '../../site/site-lists.ts';

interface CountryFieldProps extends Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'children'> {
  value: number | null;
  onValueChange: (country: number | null) => void;
}

export function CountryField({ value, onValueChange, ...rest }: CountryFieldProps) {
  const text = useText();
  const countries = useCountries();
  return (
    <SelectField
      {...rest}
      label={text('identity.country')}
      name="country"
      autoComplete="country"
      // While the list is loading no option exists, so nothing is selected.
      value={countries.length > 0 ? (value ?? '') : ''}
      onChange={({ target }) => onValueChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{text('identity.country.choose')}</option>
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
