import { formatYen } from '@seri/domain/money/money';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { setCreditLimit } from '../bookings/book.ts';
import { limitFaults } from '../bookings/booking-form.ts';
import type { BookingDialogProps } from '../bookings/booking-dialog.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useBooking } from '../bookings/use-booking.ts';

interface LimitDialogProps extends BookingDialogProps {
  /** Refetches the client; resolves when `means` is current. */
  onStale: () => Promise<unknown>;
}

/** Sets a credit limit. It sends the old limit from the screen as an optimistic lock. */
export function LimitDialog({ accountId, means, onBooked, onStale, onClose }: LimitDialogProps) {
  const text = useText();
  const currentLimit = means.creditLimit;
  const [initialLimit] = useState(currentLimit);
  const booking = useBooking({
    initial: { creditLimit: null as number | null, reason: '' },
    faultsOf: limitFaults,
    book: ({ creditLimit, reason }) =>
      setCreditLimit({
        id: accountId,
        creditLimit: creditLimit ?? 0,
        expected: currentLimit,
        reason: reason.trim(),
      }),
    doneText: ({ creditLimit }) => text('ledger.limit.done', { amount: formatYen(creditLimit ?? 0) }),
    onBooked,
    onRefused: async (refusal) => {
      if (refusal.code !== 'STATE_CHANGED') return false;
      await onStale();
      return true;
    },
  });
  const { creditLimit, reason } = booking.values;
  const isSame = creditLimit === currentLimit;
  return (
    <FormDialog
      {...booking.frame}
      title={text('ledger.limit')}
      action={text('ledger.set')}
      idle={isSame}
      onClose={onClose}
    >
      <div role="alert" hidden={currentLimit === initialLimit}>
        {currentLimit !== initialLimit && (
          <Notice tone="mid">{text('ledger.limit.changed', { amount: formatYen(currentLimit) })}</Notice>
        )}
      </div>
      <Facts
        framed
        cols={2}
        items={[
          { caption: text('ledger.limit.now'), value: <Yen value={currentLimit} /> },
          { caption: text('ledger.limit.then'), value: <Yen value={creditLimit} strong /> },
        ]}
      />
      <AmountField
        label={text('ledger.limit.field')}
        name="creditLimit"
        value={creditLimit}
        onValueChange={(value) => booking.set('creditLimit', value)}
        error={booking.errorOf('creditLimit')}
        hint={isSame ? text('ledger.limit.same') : undefined}
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
