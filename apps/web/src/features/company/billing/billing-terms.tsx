import { type Incoterm, incoterms, type PaperAtWin, papersAtWin } from '@seri/domain/money/company-billing';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../editor/company-editor.module.css';
import type { useBillingForm } from './use-billing-form.ts';

/** R64: the terms of a sale, unless an agreement with a client says otherwise. */
export function BillingTerms({ form }: Pick<ReturnType<typeof useBillingForm>, 'form'>) {
  const text = useText();
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={text('billing.field.dueDays')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...form.field('dueDays')}
        />
        <SelectField
          label={text('billing.field.incoterm')}
          value={form.values.incoterm}
          onChange={({ target }) => form.set('incoterm', target.value as Incoterm)}
        >
          {incoterms.map((term) => (
            <option key={term} value={term}>
              {`${term}, ${text(`billing.incoterm.${term}`)}`}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={text('billing.field.isResaleGainOfClient')}
        value={form.values.isResaleGainOfClient ? 'client' : 'company'}
        onChange={({ target }) => form.set('isResaleGainOfClient', target.value === 'client')}
      >
        <option value="client">{text('billing.gain.client')}</option>
        <option value="company">{text('billing.gain.company')}</option>
      </SelectField>
      <SelectField
        label={text('billing.field.atWin')}
        value={form.values.atWin}
        onChange={({ target }) => form.set('atWin', target.value as PaperAtWin)}
      >
        {papersAtWin.map((paper) => (
          <option key={paper} value={paper}>
            {text(`billing.atWin.${paper}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
