import { billingTextNames, billingTexts } from '@seri/domain/money/company-billing';
import { useEffect } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import styles from '../editor/company-editor.module.css';
import type { BillingVersions } from './save-billing.ts';
import { BillingTerms } from './billing-terms.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useBillingForm } from './use-billing-form.ts';

interface BillingFieldsProps {
  versions: BillingVersions;
  onChanged: (isChanged: boolean) => void;
}

export function BillingFields({ versions, onChanged }: BillingFieldsProps) {
  const text = useText();
  const { form, isConflict, isChanged } = useBillingForm(versions);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const [newest] = versions;
  return (
    <Sheet title={text('company.part.billing')}>
      <form {...form.form} className={styles.fieldsOfSheet}>
        <p className="sub">{text('billing.lead')}</p>
        <p>
          {newest ? (
            <>
              {text('bank.changed', { name: newest.changedBy })} <JapanDate instant={newest.changedAt} time />
            </>
          ) : (
            text('billing.none')
          )}
        </p>
        <div role="alert">
          {isConflict && (
            <Notice tone="mid" title={text('bank.conflict')}>
              {text('bank.conflict.text')}
            </Notice>
          )}
          {form.refusal && <Notice tone="bad">{refusalText(text, form.refusal)}</Notice>}
        </div>
        {billingTextNames.map((name) => (
          <Field
            key={name}
            label={text(`billing.field.${name}`)}
            hint={name === 'registrationNumber' ? text('billing.registrationNumber.hint') : undefined}
            lang={name === 'legalNameJa' ? 'ja' : undefined}
            // People type the number with dashes and spaces, which are not kept.
            maxLength={name === 'registrationNumber' ? undefined : billingTexts[name].longest}
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
        <h3>{text('billing.terms')}</h3>
        <BillingTerms form={form} />
        <h3>{text('billing.field.taxTable')}</h3>
        <p className="sub">{text('billing.taxes')}</p>
        <TaxFields table={form.values.taxTable} onChange={(table) => form.set('taxTable', table)} />
        <Button
          kind="primary"
          type="submit"
          pending={form.isPending}
          aria-disabled={!isChanged}
          title={isChanged ? undefined : text('bank.same')}
        >
          {text('billing.save')}
        </Button>
      </form>
    </Sheet>
  );
}
