import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import type { PurchaseCharge } from '../list/purchases.ts';
import styles from './charges.module.css';

interface ChargeRowProps {
  charge: PurchaseCharge;
  /** Undefined if the reader may not change charges. */
  onEdit: ((charge: PurchaseCharge) => void) | undefined;
}

export function ChargeRow({ charge, onEdit }: ChargeRowProps) {
  const text = useText();
  const { label, note, amount, state } = charge;
  const isReturned = state === 'returned';
  const name = (
    <>
      {label}
      {note !== '' && <span className={classNames('sub', styles.note)}>{note}</span>}
    </>
  );
  return (
    <tr className={isReturned ? styles.returned : undefined}>
      <th scope="row">
        {onEdit && !isReturned ? (
          <button
            type="button"
            className={styles.change}
            aria-label={text('purchases.charge.edit', { charge: [label, note].filter(Boolean).join(', ') })}
            onClick={() => onEdit(charge)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td>{saidAmount(text, amount, state)}</td>
    </tr>
  );
}

function saidAmount(text: ReturnType<typeof useText>, amount: number | null, state: PurchaseCharge['state']): string {
  if (amount === null) return text('purchases.unknown');
  return state === 'expected' ? text('purchases.about', { value: formatYen(amount) }) : formatYen(amount);
}
