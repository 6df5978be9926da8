import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dueDaysIn, type TermsForm, termsFaults } from './allocation-form.ts';
import type { MoneyOfClient } from './allocations.ts';
import { setTerms } from './send-allocation.ts';
import { useMoneyForm } from './use-money-form.ts';

interface TermsDialogProps {
  accountId: number;
  money: MoneyOfClient;
  onClose: () => void;
}

/** R92, R93: who allocates the money of a client, and how long it has to pay. */
export function TermsDialog({ accountId, money, onClose }: TermsDialogProps) {
  const text = useText();
  const form = useMoneyForm<TermsForm>({
    initial: { byHand: money.byHand, dueDays: String(money.dueDays ?? '') },
    faultsOf: termsFaults,
    send: (values) => setTerms({ id: accountId, byHand: values.byHand, dueDays: dueDaysIn(values) }),
    done: () => text('allocations.terms.saved'),
    onClose,
  });
  const { byHand } = form.values;
  const isSame = byHand === money.byHand && dueDaysIn(form.values) === money.dueDays;
  return (
    <FormDialog {...form.frame} title={text('allocations.terms')} action={text('allocations.terms.save')} idle={isSame}>
      <SelectField
        label={text('allocations.terms.who')}
        value={byHand ? 'hand' : 'rule'}
        onChange={({ target }) => form.set('byHand', target.value === 'hand')}
      >
        <option value="rule">{text('allocations.rule')}</option>
        <option value="hand">{text('allocations.hand')}</option>
      </SelectField>
      <Field
        label={text('allocations.terms.days')}
        hint={text('allocations.terms.days.hint')}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        {...form.field('dueDays')}
      />
    </FormDialog>
  );
}
