import { failedSignInDays, failedSignInReasons } from '@seri/domain/people/failed-sign-ins';
import { groupDigits } from '@seri/domain/money/money';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { FailureFilters as Filters } from './failures-search.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import styles from '../../../lib/lists/list-filters.module.css';
import own from './failures.module.css';

const applyDelayMs = 400;
const longest = Math.max(...failedSignInDays);

interface FailureFiltersProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  /** Undefined while they load. */
  tries: number | undefined;
  /** "21–40 of 300", for screen readers when the page changes. */
  range: string | undefined;
}

export function FailureFilters({ filters, onApply, tries, range }: FailureFiltersProps) {
  const text = useText();
  const [shown, choose] = useDelayed(filters, onApply, applyDelayMs);
  return (
    <div className={classNames(styles.filters, own.filters)}>
      <output className={styles.count}>
        <b className={styles.total}>{tries === undefined ? '…' : groupDigits(tries)}</b>{' '}
        {text('failures.triesOf', { count: tries ?? 0 })}
        {tries === undefined && <span className="visually-hidden"> {text('failures.loading')}</span>}
        {range && <span className="visually-hidden"> {range}</span>}
      </output>
      <SelectField
        label={text('failures.reason')}
        className={styles.field}
        value={shown.reason ?? ''}
        onChange={({ target }) => choose({ ...shown, reason: oneOf(failedSignInReasons, target.value) })}
      >
        <option value="">{text('failures.reason.all')}</option>
        {failedSignInReasons.map((reason) => (
          <option key={reason} value={reason}>
            {text(`failures.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('failures.period')}
        className={styles.field}
        value={shown.days ?? longest}
        onChange={({ target }) => {
          const days = oneOf(failedSignInDays, target.value);
          choose({ ...shown, days: days === longest ? undefined : days });
        }}
      >
        {failedSignInDays.map((days) => (
          <option key={days} value={days}>
            {text('failures.days', { days })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
