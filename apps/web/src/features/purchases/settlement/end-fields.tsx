import {
  cancelReasons,
  type EndedCharge,
  type SettlementEnd,
  usuallyKeptOf,
} from '@seri/domain/settlements/settlement';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import type { SettlementForm } from './settlement-form.ts';

interface EndFieldsProps {
  form: ReturnType<typeof useForm<SettlementForm>>;
  end: SettlementEnd;
  /** Then only the sums change. */
  isSettled: boolean;
  isGainOfClient: boolean;
  charges: readonly EndedCharge[];
}

/** Why it was cancelled, or where and for how much it was sold again. */
export function EndFields({ form, end, isSettled, isGainOfClient, charges }: EndFieldsProps) {
  const text = useText();
  const { reason, resoldFor } = form.values;
  if (end === 'cancelled') {
    if (isSettled) return null;
    return (
      <SelectField
        label={text('purchases.settlement.reason')}
        name="reason"
        value={reason}
        onChange={({ target }) => {
          const next = target.value as SettlementForm['reason'];
          form.replace({ ...form.values, reason: next, kept: usuallyKeptOf(charges, end, next) });
        }}
      >
        {cancelReasons.map((one) => (
          <option key={one} value={one}>
            {text(`purchases.settlement.reason.${one}`)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <>
      <AmountField
        label={text('purchases.settlement.resoldFor')}
        hint={isGainOfClient ? undefined : text('purchases.settlement.gain.company')}
        name="resoldFor"
        value={resoldFor}
        onValueChange={(value) => form.set('resoldFor', value)}
        error={form.errorOf('resoldFor')}
      />
      {!isSettled && (
        <>
          <Field label={text('purchases.settlement.resoldOn')} type="date" {...form.field('resoldOn')} />
          <Field label={text('purchases.settlement.resoldAt')} maxLength={120} {...form.field('resoldAt')} />
        </>
      )}
    </>
  );
}
