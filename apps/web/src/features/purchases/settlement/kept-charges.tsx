import type { EndedCharge } from '@seri/domain/settlements/settlement';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import styles from './settlement.module.css';

interface KeptChargesProps {
  charges: readonly EndedCharge[];
  kept: readonly number[];
  onChange: (kept: readonly number[]) => void;
}

/** Ticked charges the client pays all the same; the others are waived. */
export function KeptCharges({ charges, kept, onChange }: KeptChargesProps) {
  const text = useText();
  if (charges.length === 0) return null;
  const toggle = (id: number) => onChange(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  return (
    <fieldset className={styles.kept}>
      <legend>{text('purchases.settlement.kept')}</legend>
      {charges.map(({ id, kind, amount, note }) => (
        <Check
          key={id}
          checked={kept.includes(id)}
          onChange={() => toggle(id)}
          label={
            <span className={styles.line}>
              <span>{[text(`purchases.charge.${kind}`), note].filter(Boolean).join(', ')}</span>
              <span>{formatYen(amount)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
