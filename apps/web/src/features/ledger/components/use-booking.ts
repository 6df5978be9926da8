import type { Faults } from '@seri/domain/common/field-fault';
import { useRef } from 'react';
import { refusalText } from '../../../lib/on-refusal.ts';
import type { CallRefusal, Reply } from '../../../lib/refusal.ts';
import { isUnanswered } from '../../../lib/send-once.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/use-form.ts';
import { toast } from '../../../ui/toast.ts';
import type { BalanceInfo } from '../model/balance-info.ts';

interface BookingOptions<Values extends object> {
  initial: Values;
  faultsOf: (values: Values) => Faults<keyof Values & string>;
  book: (values: Values) => Promise<Reply<{ balanceInfo: BalanceInfo }>>;
  /** What is said of it when it is done. */
  doneText: (values: Values) => string;
  onBooked: (means: BalanceInfo) => void;
  onRefused?: (refusal: CallRefusal) => Promise<boolean>;
}

/** The form of one booking: sent under one key until it is answered, its result shown at once. */
export function useBooking<Values extends object>(options: BookingOptions<Values>) {
  const { initial, faultsOf, book, doneText, onBooked, onRefused } = options;
  const text = useText();
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useForm<Values>({
    initial,
    faultsOf,
    send: async (values) => {
      // The fields are locked while one waits: the button keeps the focus.
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
