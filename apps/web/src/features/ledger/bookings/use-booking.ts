import type { Faults } from '@seri/domain/common/field-fault';
import { useRef } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';
import { useText } from '../../../lib/language/text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
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
  const text = useText();
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useForm<Values>({
    initial,
    faultsOf,
    send: async (values) => {
      // The fields are disabled while pending, so the focus moves to the button.
      submitRef.current?.focus();
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
  return {
    ...form,
    frame: {
      form: form.form,
      submitRef,
      isPending: form.isPending,
      isUnanswered: form.refusal !== undefined && isUnanswered(form.refusal),
      refused: form.refusal && refusalText(text, form.refusal),
    },
  };
}
