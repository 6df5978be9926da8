import { formatYen } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './other-cars.module.css';
import { toInvoiceQuery } from './to-invoice.query.ts';

interface OtherCarsProps {
  accountId: number;
  /** The purchase that the paper was opened for. */
  purchaseId: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** R90: one paper may be for several purchases of a client. Nobody types an amount; it is that of the list. */
export function OtherCars({ accountId, purchaseId, chosen, onChange }: OtherCarsProps) {
  const text = useText();
  const { data = [], error, refetch } = useQuery(toInvoiceQuery(accountId));
  const others = data.filter((car) => car.purchaseId !== purchaseId);
  const picked = others.filter((car) => chosen.includes(car.purchaseId));
  const choose = (ids: readonly number[]) => onChange([purchaseId, ...ids]);
  const toggle = (id: number) =>
    choose(others.map((car) => car.purchaseId).filter((one) => chosen.includes(one) !== (one === id)));
  if (error) {
    return (
      <Notice tone="bad" title={text('invoices.others.failed')}>
        <p>{refusalText(text, refusalOf(error) ?? offline)}</p>
        <Button size="s" onClick={() => void refetch()}>
          {text('formDialog.again')}
        </Button>
      </Notice>
    );
  }
  if (others.length === 0) return null;
  return (
    <fieldset className={styles.others}>
      <legend>{text('invoices.others')}</legend>
      <div className={styles.cars}>
        {others.length > 1 && (
          <Check
            className={classNames(styles.car, styles.all)}
            checked={picked.length === others.length}
            indeterminate={picked.length > 0 && picked.length < others.length}
            onChange={({ target }) => choose(target.checked ? others.map((car) => car.purchaseId) : [])}
            label={
              <span className={styles.label}>
                <span>{text('invoices.others.all', { count: others.length })}</span>
                <b>{formatYen(others.reduce((sum, { amount }) => sum + amount, 0))}</b>
              </span>
            }
          />
        )}
        {others.map(({ purchaseId: id, sku, name, chassis, amount }) => (
          <Check
            key={id}
            className={styles.car}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            label={
              <span className={styles.label}>
                <span>
                  {name}
                  <small>{[chassis, sku].filter(Boolean).join(' · ')}</small>
                </span>
                <b>{formatYen(amount)}</b>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
