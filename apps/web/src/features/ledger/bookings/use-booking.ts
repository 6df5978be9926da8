import type { Faults } from '@seri/domain/common/field-fault';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { toast } from '../../../ui/passing/toast.ts';
import type { AccountMeans } from '../means/balance-info.ts';

interface BookingOptions<Values extends object> {
  initial: Values;
  faultsOf: (values: Values) => Faults<keyof Values & string>;
  book: (values: Values) => Promise<Reply<{ balanceInfo: AccountMeans }>>;
  doneText: (values: Values) => string;
  onBooked: (means: AccountMeans) => void;
  onRefused?: (refusal: CallRefusal) => Promise<boolean>;
}

/** The form of one booking. Retries use the same idempotency key until an answer arrives; the new means show at once. */
export function useBooking<Values extends object>(options: BookingOptions<Values>) {
  const { initial, faultsOf, book, doneText, onBooked, onRefused } = options;
  return useDialogForm<Values>({
    initial,
    faultsOf,
    send: async (values) => {
      const reply = await book(values);
      if (reply.ok) {
        toast({ tone: 'good', title: doneText(values) });
        onBooked(reply.answer.balanceInfo);
        return undefined;
      }
      const isHandled = await onRefused?.(reply.refusal);
      return isHandled ? undefined : reply.refusal;
    },
  });
}
