import { isLatinText, proposeLatin } from '@seri/domain/parties/latin-text';
import { countryCodeOf } from '@seri/domain/people/countries';
import { countryName } from '@seri/domain/people/country-name';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import styles from './parties.module.css';
import { papersFields, partyIn, type TypedField } from './party-form.ts';
import type { PartyFieldsProps } from './party-fields.tsx';

const typedFields = Object.keys(papersFields) as TypedField[];

/** The party as the bill of lading names it. Its name and address can be written otherwise than proposed. */
export function PapersPreview({ side, form }: Pick<PartyFieldsProps, 'side' | 'form'>) {
  const text = useText();
  const { values, set } = form;
  const party = partyIn(values, side);
  const code = countryCodeOf(party.countryId === '' ? null : Number(party.countryId));
  const country = code ? proposeLatin(countryName(code, 'en')) : '';
  const contacts = [party.telephone, party.email].filter(Boolean).join(', ');
  return (
    <div className={styles.papers}>
      <h3>{text('parties.papers')}</h3>
      <address className={styles.bill} aria-label={text('parties.papers')} lang="en">
        {(['papersName', 'papersAddress'] as const).map((field) => (
          <span key={field} data-wrong={isLatinText(party[field]) ? undefined : ''}>
            {party[field] || '…'}
          </span>
        ))}
        <span>{country || '…'}</span>
        <span>{contacts || '…'}</span>
      </address>
      {typedFields.map((typed) => {
        const path = `${side}.${papersFields[typed]}` as const;
        const proposed = proposeLatin(party[typed]);
        const canPropose = proposed !== '' && values[path] !== proposed;
        return (
          <div key={typed}>
            <Field
              label={text(`parties.${papersFields[typed]}`)}
              maxLength={typed === 'address' ? 300 : 120}
              autoComplete="off"
              spellCheck={false}
              hint={isLatinText(values[path]) ? undefined : text('parties.notLatin')}
              {...form.field(path)}
            />
            {canPropose && (
              <Button size="s" className={styles.propose} onClick={() => set(path, proposed)}>
                {text('parties.propose', { proposed })}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
