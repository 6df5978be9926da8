import { groupDigits } from '@seri/domain/money/money';
import { type TariffKind, tariffKinds } from '@seri/domain/tariffs/tariff';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../lib/lists/list-filters.module.css';
import type { HouseOption } from './tariffs.ts';
import type { TariffFilters as Filters } from './tariffs-search.ts';

const applyDelayMs = 400;

interface TariffFiltersProps {
  filters: Filters;
  houses: readonly HouseOption[];
  /** Undefined while they load. */
  count: number | undefined;
  onApply: (filters: Filters) => void;
}

export function TariffFilters({ filters, houses, count, onApply }: TariffFiltersProps) {
  const text = useText();
  const [shown, choose] = useDelayed(filters, onApply, applyDelayMs);
  return (
    <div className={styles.filters}>
      <output className={styles.count}>
        <b className={styles.total}>{count === undefined ? '…' : groupDigits(count)}</b>{' '}
        {text('tariffs.count', { count: count ?? 0 })}
      </output>
      <SelectField
        label={text('tariffs.filter.kind')}
        className={styles.field}
        value={shown.kind ?? ''}
        onChange={({ target }) => choose({ ...shown, kind: oneOf<TariffKind>(tariffKinds, target.value) })}
      >
        <option value="">{text('tariffs.filter.kind.all')}</option>
        {tariffKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`tariffs.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('tariffs.filter.house')}
        className={styles.field}
        value={shown.houseId ?? ''}
        onChange={({ target }) => choose({ ...shown, houseId: target.value || undefined })}
      >
        <option value="">{text('tariffs.filter.house.all')}</option>
        {houses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={text('tariffs.filter.port')}
        className={styles.field}
        maxLength={80}
        autoComplete="off"
        value={shown.port}
        onChange={({ target }) => choose({ ...shown, port: target.value })}
      />
      <Check
        label={text('tariffs.filter.ended')}
        checked={shown.withEnded}
        onChange={({ target }) => choose({ ...shown, withEnded: target.checked })}
      />
    </div>
  );
}
