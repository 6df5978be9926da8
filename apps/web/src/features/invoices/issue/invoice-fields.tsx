import { informationAmount } from '@seri/domain/invoices/information-rate';
import { type Incoterm, incoterms } from '@seri/domain/money/company-billing';
import type { ReactNode } from 'react';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import type { DraftAnswer } from '../list/invoices.ts';
import { LanguageField } from '../paper/language-field.tsx';
import { type InvoiceForm, readRate, usualPort } from './invoice-form.ts';
import styles from './issue.module.css';

interface InvoiceFieldsProps {
  form: ReturnType<typeof useForm<InvoiceForm>>;
  draft: DraftAnswer;
  ports: Pick<PurchaseDetails['logistics'], 'exportPort' | 'dischargePort'>;
  /** The lines, between the kind that decides them and the fields. */
  children: ReactNode;
}

export function InvoiceFields({ form, draft, ports, children }: InvoiceFieldsProps) {
  const text = useText();
  const { kind, language, incoterm, port, hasRate, remarks } = form.values;
  const portOf = (term: Incoterm) => (term === draft.incoterm ? draft.port : usualPort(term, ports));
  const chooseTerm = (term: Incoterm) =>
    form.replace({ ...form.values, incoterm: term, port: port === portOf(incoterm) ? portOf(term) : port });
  return (
    <>
      <Segmented
        label={text('invoices.kind')}
        value={kind}
        options={(['proforma', 'invoice'] as const).map((value) => ({ value, label: text(`invoices.kind.${value}`) }))}
        onChange={(value) => form.set('kind', value)}
      />
      {children}
      <div className={styles.fields}>
        <LanguageField value={language} onChange={(value) => form.set('language', value)} />
        <SelectField
          label={text('invoices.incoterm')}
          name="incoterm"
          value={incoterm}
          onChange={({ target }) => chooseTerm(target.value as Incoterm)}
        >
          {incoterms.map((term) => (
            <option key={term} value={term}>
              {term}
            </option>
          ))}
        </SelectField>
        <Field
          label={text('invoices.port')}
          hint={port.trim() === '' ? text('invoices.port.none') : undefined}
          maxLength={80}
          autoComplete="off"
          {...form.field('port')}
        />
      </div>
      <Check
        label={text('invoices.rate')}
        checked={hasRate}
        onChange={({ target }) => form.set('hasRate', target.checked)}
      />
      {hasRate && <RateFields form={form} total={draft.total} />}
      <TextArea
        label={text('invoices.remarks')}
        name="remarks"
        maxLength={500}
        value={remarks}
        error={form.errorOf('remarks')}
        onChange={({ target }) => form.set('remarks', target.value)}
      />
    </>
  );
}

/** R90: for information; what is owed are yen. */
function RateFields({ form, total }: Pick<InvoiceFieldsProps, 'form'> & { total: number }) {
  const text = useText();
  const rate = readRate(form.values);
  return (
    <>
      <div className={styles.rate}>
        <Field label={text('invoices.rate.currency')} maxLength={3} autoComplete="off" {...form.field('currency')} />
        <Field
          label={text('invoices.rate.yen')}
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          {...form.field('yen')}
        />
        <Field label={text('invoices.rate.day')} type="date" {...form.field('day')} />
        <Field label={text('invoices.rate.source')} maxLength={40} autoComplete="off" {...form.field('source')} />
      </div>
      <p className="sub" aria-live="polite">
        {rate && total > 0
          ? text('invoices.rate.amount', { amount: informationAmount(total, rate) })
          : text('invoices.rate.hint')}
      </p>
    </>
  );
}
