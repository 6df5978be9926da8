import { Plus, X } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FieldNotes } from '../../../ui/fields/field-frame.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import styles from './settlement.module.css';
import { type CostDraft, costKinds } from './settlement-form.ts';

interface SettlementCostsProps {
  costs: readonly CostDraft[];
  error: string | undefined;
  onChange: (costs: readonly CostDraft[]) => void;
}

/** The costs of the end itself, line by line; a line without an amount is none. */
export function SettlementCosts({ costs, error, onChange }: SettlementCostsProps) {
  const text = useText();
  const set = (key: number, to: Partial<CostDraft>) =>
    onChange(costs.map((cost) => (cost.key === key ? { ...cost, ...to } : cost)));
  const add = () => {
    const key = Math.max(0, ...costs.map((cost) => cost.key)) + 1;
    onChange([...costs, { key, kind: 'other', amount: null, note: '' }]);
  };
  return (
    <fieldset className={styles.costs}>
      <legend>{text('purchases.settlement.costs')}</legend>
      {costs.map(({ key, kind, amount, note }) => (
        <div key={key} className={styles.cost}>
          <SelectField
            label={text('purchases.charge.kind')}
            value={kind}
            onChange={({ target }) => set(key, { kind: target.value as CostDraft['kind'] })}
          >
            {costKinds.map((one) => (
              <option key={one} value={one}>
                {text(`purchases.charge.${one}`)}
              </option>
            ))}
          </SelectField>
          <AmountField
            label={text('purchases.charge.amount')}
            value={amount}
            onValueChange={(value) => set(key, { amount: value })}
          />
          <Field
            label={text('purchases.charge.note')}
            maxLength={200}
            value={note}
            onChange={({ target }) => set(key, { note: target.value })}
          />
          <Button
            kind="bare"
            icon={<X aria-hidden="true" />}
            label={text('purchases.settlement.removeCost')}
            onClick={() => onChange(costs.filter((cost) => cost.key !== key))}
          />
        </div>
      ))}
      <FieldNotes id="settlement-costs" error={error} hint={undefined} />
      <div>
        <Button size="s" icon={<Plus aria-hidden="true" />} onClick={add}>
          {text('purchases.settlement.addCost')}
        </Button>
      </div>
    </fieldset>
  );
}
