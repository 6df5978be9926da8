import { entryKinds, paymentTypes } from '@seri/domain/money/ledger';
import { groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { useText } from '../../../lib/language/text.ts';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PaymentFilters as Filters } from './payments-search.ts';
import styles from '../../../lib/lists/list-filters.module.css';

const applyDelayMs = 400;

interface PaymentFiltersProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  total: number | undefined;
  updating: boolean;
  /** "21–40 of 300", for screen readers when the page changes; the pagination shows it visibly. */
  range: string | undefined;
  /** At the end of the bar. */
  tools: ReactNode;
}

export function PaymentFilters({ filters, onApply, total, updating, range, tools }: PaymentFiltersProps) {
  const text = useText();
  // One draft for both filters, so that two quick changes are applied together.
  const [shown, choose] = useDelayed(filters, onApply, applyDelayMs);
  return (
    <div className={styles.filters}>
      <output className={styles.count}>
        <b className={styles.total}>{total === undefined ? '…' : groupDigits(total)}</b>{' '}
        {text('ledger.entries', { count: total ?? 0 })}
        {total === undefined && <span className="visually-hidden"> {text('ledger.loading')}</span>}
        {range && <span className="visually-hidden"> {range}</span>}
        {updating && <span className={styles.updating}>{text('ledger.updating')}</span>}
      </output>
      <SelectField
        label={text('ledger.type')}
        className={styles.field}
        value={shown.type ?? ''}
        onChange={({ target }) => choose({ ...shown, type: oneOf(paymentTypes, target.value) })}
      >
        <option value="">{text('ledger.type.all')}</option>
        {paymentTypes.map((type) => (
          <option key={type} value={type}>
            {text(`ledger.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('ledger.purpose')}
        className={styles.field}
        value={shown.purpose ?? ''}
        onChange={({ target }) => choose({ ...shown, purpose: oneOf(entryKinds, target.value) })}
      >
        <option value="">{text('ledger.purpose.all')}</option>
        {entryKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`ledger.purpose.${kind}`)}
          </option>
        ))}
      </SelectField>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
