import { proposeLatin } from '@seri/domain/parties/latin-text';
import type { useDialogForm } from '../../lib/forms/use-dialog-form.ts';
import { useText } from '../../lib/language/text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useCountries } from '../site/site-lists.ts';
import { BookPicker } from './book-picker.tsx';
import styles from './parties.module.css';
import type { BookEntry } from './party-book.query.ts';
import {
  missingIn,
  papersFields,
  type PartiesForm,
  partyFrom,
  partyPaths,
  type PartySide,
  type TypedField,
} from './party-form.ts';
import { PapersPreview } from './papers-preview.tsx';

export interface PartyFieldsProps {
  side: PartySide;
  form: ReturnType<typeof useDialogForm<PartiesForm>>;
  /** For staff: the client whose book it is. */
  clientId: number | undefined;
}

/** One party as it is typed, and beside it as papers have it. */
export function PartyFields({ side, form, clientId }: PartyFieldsProps) {
  const text = useText();
  const countries = useCountries();
  const { values, set } = form;
  const typed = (field: TypedField, value: string) => {
    const papers = papersFields[field];
    const former = values[`${side}.${field}`];
    // A form for papers that nobody has written by hand follows what is typed.
    if (values[`${side}.${papers}`] === proposeLatin(former)) set(`${side}.${papers}`, proposeLatin(value));
    set(`${side}.${field}`, value);
  };
  const fill = (entry: BookEntry) => form.replace({ ...values, ...partyPaths(side, partyFrom(entry, values, side)) });
  const plain = (field: 'port' | 'telephone' | 'email' | 'document' | 'value' | 'paymentMethod') => (
    <Field
      key={field}
      className={field === 'document' ? styles.wide : undefined}
      label={text(`parties.${field}`)}
      maxLength={field === 'email' ? 254 : field === 'telephone' ? 60 : 120}
      inputMode={field === 'email' ? 'email' : field === 'telephone' ? 'tel' : undefined}
      autoComplete="off"
      hint={field === 'document' ? text('parties.document.hint') : undefined}
      {...form.field(`${side}.${field}`)}
    />
  );
  const missing = missingIn(values, side);
  return (
    <fieldset className={styles.party}>
      <legend>{text(`parties.${side}`)}</legend>
      <BookPicker clientId={clientId} onPick={fill} startsOpen={values[`${side}.fullName`] === ''} />
      <div className={styles.sides}>
        <div className={styles.fields}>
          {(['fullName', 'address'] as const).map((field) => (
            <Field
              key={field}
              className={styles.wide}
              label={text(`parties.${field}`)}
              maxLength={field === 'address' ? 300 : 120}
              autoComplete="off"
              {...form.field(`${side}.${field}`)}
              onChange={({ target }) => typed(field, target.value)}
            />
          ))}
          <SelectField
            label={text('parties.country')}
            // While the list is loading no option exists, so nothing is selected.
            value={countries.length > 0 ? values[`${side}.countryId`] : ''}
            error={form.errorOf(`${side}.countryId`)}
            onChange={({ target }) => set(`${side}.countryId`, target.value)}
          >
            <option value="">{text('parties.country.choose')}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {(['port', 'telephone', 'email', 'paymentMethod', 'value', 'document'] as const).map(plain)}
        </div>
        <PapersPreview side={side} form={form} />
      </div>
      {missing.length > 0 && (
        <output className={styles.lacks}>
          {text('parties.missing', { what: missing.map((name) => text(`parties.missing.${name}`)).join(', ') })}
        </output>
      )}
    </fieldset>
  );
}
