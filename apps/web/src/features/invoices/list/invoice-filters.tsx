import { saleKindsOfPapers } from '@seri/domain/invoices/paper-snapshot';
import { groupDigits } from '@seri/domain/money/money';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type InvoiceFilters as Filters, longestNumber, longestParty } from './invoices-search.ts';
import styles from './invoices.module.css';

const applyDelayMs = 400;

interface InvoiceFiltersProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  /** Staff look for a name; everybody else has one. */
  hasParty: boolean;
  total: number | undefined;
  updating: boolean;
  /** "21–40 of 300", for screen readers when the page changes; the pagination shows it visibly. */
  range: string | undefined;
}

export function InvoiceFilters({ filters, onApply, hasParty, total, updating, range }: InvoiceFiltersProps) {
  const text = useText();
  // One draft for all filters, so that quick changes are applied together.
  const [shown, choose] = useDelayed(filters, onApply, applyDelayMs);
  const textField = (name: 'number' | 'amount' | 'from' | 'to' | 'party') => ({
    label: text(`invoices.filter.${name}`),
    autoComplete: 'off',
    value: shown[name],
    onChange: ({ target: { value } }: { target: HTMLInputElement }) =>
      choose({ ...shown, [name]: name === 'amount' ? value.replaceAll(/\D/g, '') : value }),
  });
  return (
    <search className={styles.filters}>
      <output className={styles.count}>
        <b className={styles.sum}>{total === undefined ? '…' : groupDigits(total)}</b>{' '}
        {text('invoices.papers', { count: total ?? 0 })}
        {total === undefined && <span className="visually-hidden"> {text('invoices.loading')}</span>}
        {range && <span className="visually-hidden"> {range}</span>}
        {updating && <span className={styles.updating}>{text('invoices.updating')}</span>}
      </output>
      <Field maxLength={longestNumber} {...textField('number')} />
      <Field inputMode="numeric" maxLength={15} {...textField('amount')} />
      {hasParty && <Field maxLength={longestParty} {...textField('party')} />}
      <SelectField
        label={text('invoices.kind')}
        value={shown.kind ?? ''}
        onChange={({ target }) => choose({ ...shown, kind: oneOf(saleKindsOfPapers, target.value) })}
      >
        <option value="">{text('invoices.kind.all')}</option>
        {saleKindsOfPapers.map((kind) => (
          <option key={kind} value={kind}>
            {text(`invoices.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field type="date" {...textField('from')} />
      <Field type="date" {...textField('to')} />
    </search>
  );
}
