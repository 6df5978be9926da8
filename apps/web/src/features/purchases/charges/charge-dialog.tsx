import { type ChargeKind, chargeKinds } from '@seri/domain/charges/charge-kinds.data';
import { formatYen } from '@seri/domain/money/money';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseCharge, PurchaseDetails } from '../list/purchases.ts';
import styles from './charges.module.css';
import { type ChargeForm, chargeFormFaults, signedAmount } from './charge-form.ts';
import { RemoveCharge } from './remove-charge.tsx';
import { changeCharge, enterCharge } from './send-charge.ts';

interface ChargeDialogProps {
  purchase: PurchaseDetails;
  /** Undefined for a new one. */
  charge?: PurchaseCharge | undefined;
  onClose: () => void;
}

const newCharge: ChargeForm = { kind: 'inspection', amount: null, note: '', isBooked: false };

/** Enters a charge, gives it its amount, books it or corrects it. Shows the total that follows before it is sent. */
export function ChargeDialog({ purchase, charge, onClose }: ChargeDialogProps) {
  const text = useText();
  const wasBooked = charge?.state === 'booked';
  const form = useDialogForm<ChargeForm>({
    initial: charge ? formOf(charge) : newCharge,
    faultsOf: chargeFormFaults,
    send: async (values) => {
      const { kind, isBooked } = values;
      const entered = { amount: signedAmount(values), note: values.note.trim(), isBooked };
      const reply = await (charge
        ? changeCharge({ id: charge.id, version: charge.version, ...entered })
        : enterCharge({ purchaseId: purchase.carDetail.id, kind: kind as ChargeKind, ...entered }));
      if (!reply.ok) return reply.refusal;
      const said = { charge: text(`purchases.charge.${kind}`), amount: formatYen(values.amount ?? 0) };
      toast({ tone: 'good', title: text(isBooked ? 'purchases.charge.booked' : 'purchases.charge.saved', said) });
      onClose();
      return undefined;
    },
  });
  const { kind, amount, isBooked } = form.values;
  const label = text(`purchases.charge.${kind}`);
  const booked = isBooked ? (signedAmount(form.values) ?? 0) : 0;
  const after = purchase.finances.total - (wasBooked ? (charge.amount ?? 0) : 0) + booked;
  return (
    <FormDialog
      {...form.frame}
      title={charge ? text('purchases.charge.edit', { charge: label }) : text('purchases.charge.new')}
      action={
        isBooked && amount !== null && kind !== 'discount' && !wasBooked
          ? text('purchases.charge.book', { amount: formatYen(amount) })
          : text('purchases.charge.save')
      }
      other={charge && <RemoveCharge charge={charge} onDone={onClose} />}
      onClose={onClose}
    >
      {!charge && (
        <SelectField
          label={text('purchases.charge.kind')}
          name="kind"
          value={kind}
          onChange={({ target }) => form.set('kind', target.value as ChargeForm['kind'])}
        >
          {chargeKinds.map((one) => (
            <option key={one} value={one} disabled={one === 'discount' && !purchase.can.discount}>
              {text(`purchases.charge.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <AmountField
        label={text('purchases.charge.amount')}
        hint={text(kind === 'discount' ? 'purchases.charge.discount.hint' : 'purchases.charge.amount.hint')}
        name="amount"
        value={amount}
        onValueChange={(value) => form.set('amount', value)}
        error={form.errorOf('amount')}
      />
      <Field
        label={text('purchases.charge.note')}
        hint={text('purchases.charge.note.hint')}
        maxLength={200}
        {...form.field('note')}
      />
      {!wasBooked && (
        <div className={styles.when}>
          <Segmented
            label={text('purchases.charge.when')}
            value={isBooked ? 'now' : 'later'}
            options={[
              { value: 'later', label: text('purchases.charge.later') },
              { value: 'now', label: text('purchases.charge.now') },
            ]}
            onChange={(value) => form.set('isBooked', value === 'now')}
          />
          <span className="sub">{text(isBooked ? 'purchases.charge.now.hint' : 'purchases.charge.later.hint')}</span>
        </div>
      )}
      <p className={styles.after}>
        <span className="sub">{text('purchases.charge.total')}</span>
        <Yen value={after} strong />
      </p>
    </FormDialog>
  );
}

const formOf = ({ kind, amount, note, state }: PurchaseCharge): ChargeForm => ({
  kind,
  amount: amount === null ? null : Math.abs(amount),
  note,
  isBooked: state === 'booked',
});
