import { type Incoterm, incoterms, type PaperAtWin, papersAtWin } from '@seri/domain/money/company-billing';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../editor/company-editor.module.css';
import type { useBillingForm } from './use-billing-form.ts';

type BillingTermsProps = Pick<ReturnType<typeof useBillingForm>, 'form'>;

/** R64: the terms of a sale, unless an agreement with a client says otherwise. */
export function BillingTerms({ form }: BillingTermsProps) {
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
      <DebtTerms form={form} />
    </>
  );
}

/** R93, R94, R99: what follows from money that is late, that somebody else has sent, or that is missing. */
function DebtTerms({ form }: BillingTermsProps) {
  const text = useText();
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={text('billing.field.reminds')}
          value={form.values.reminds ? 'yes' : 'no'}
          onChange={({ target }) => form.set('reminds', target.value === 'yes')}
        >
          <option value="yes">{text('billing.reminds.yes')}</option>
          <option value="no">{text('billing.reminds.no')}</option>
        </SelectField>
        <Field
          label={text('billing.field.stopsBiddingAfter')}
          hint={text('billing.stopsBiddingAfter.hint')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          {...form.field('stopsBiddingAfter')}
        />
      </div>
      <SelectField
        label={text('billing.field.refusesThirdParties')}
        value={form.values.refusesThirdParties ? 'yes' : 'no'}
        onChange={({ target }) => form.set('refusesThirdParties', target.value === 'yes')}
      >
        <option value="no">{text('billing.thirdParties.no')}</option>
        <option value="yes">{text('billing.thirdParties.yes')}</option>
      </SelectField>
      <SelectField
        label={text('billing.field.releasesUnpaid')}
        value={form.values.releasesUnpaid ? 'yes' : 'no'}
        onChange={({ target }) => form.set('releasesUnpaid', target.value === 'yes')}
      >
        <option value="yes">{text('billing.releasesUnpaid.yes')}</option>
        <option value="no">{text('billing.releasesUnpaid.no')}</option>
      </SelectField>
    </>
  );
}
