import { formatYen } from '@seri/domain/money/money';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { bookCorrection, bookRemittance } from './book.ts';
import type { AccountMeans } from '../means/balance-info.ts';
import { bookingFaults } from './booking-form.ts';
import styles from './booking.module.css';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useBooking } from './use-booking.ts';

export interface BookingDialogProps {
  accountId: number;
  means: AccountMeans;
  onBooked: (means: AccountMeans) => void;
  onClose: () => void;
}

const bookings = { remittance: bookRemittance, correction: bookCorrection };
const signs = { up: 1, down: -1 } as const;

/** A remittance adds money, a correction adds or takes it away. Shows the resulting balance before it is recorded. */
export function BookingDialog(props: BookingDialogProps & { kind: keyof typeof bookings }) {
  const { kind, accountId, means, onBooked, onClose } = props;
  const text = useText();
  const [direction, setDirection] = useState<keyof typeof signs>('up');
  const signed = (amount: number | null) => (amount ?? 0) * signs[direction];
  const booking = useBooking({
    initial: { amount: null as number | null, description: '', reason: '' },
    faultsOf: bookingFaults,
    book: ({ amount, description, reason }) =>
      bookings[kind]({
        id: accountId,
        amount: signed(amount),
        description: description.trim(),
        reason: reason.trim(),
      }),
    doneText: ({ amount }) => text(`ledger.${kind}.done`, { amount: formatYen(signed(amount)) }),
    onBooked,
  });
  const { amount, reason } = booking.values;
  return (
    <FormDialog
      {...booking.frame}
      title={text(`ledger.${kind}`)}
      action={amount === null ? text('ledger.record') : text('ledger.book', { amount: formatYen(signed(amount)) })}
      onClose={onClose}
    >
      {kind === 'correction' && (
        <Segmented
          label={text('ledger.correction.way')}
          value={direction}
          options={[
            { value: 'up', label: text('ledger.correction.up') },
            { value: 'down', label: text('ledger.correction.down') },
          ]}
          onChange={setDirection}
        />
      )}
      <AmountField
        label={text('ledger.amount.field')}
        name="amount"
        value={amount}
        onValueChange={(value) => booking.set('amount', value)}
        error={booking.errorOf('amount')}
      />
      <p className={styles.after}>
        <span className="sub">{text('ledger.after')}</span>
        <Yen value={means.balance + signed(amount)} strong />
      </p>
      <Field
        label={text('ledger.description')}
        hint={text('ledger.description.hint')}
        maxLength={200}
        {...booking.field('description')}
      />
      <TextArea
        label={text('ledger.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        error={booking.errorOf('reason')}
        onChange={({ target }) => booking.set('reason', target.value)}
      />
    </FormDialog>
  );
}
