import type { Faults } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import { useRef } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';

interface MoneyFormOptions<Values extends object> {
  initial: Values;
  faultsOf: (values: Values) => Faults<keyof Values & string>;
  send: (values: Values) => Promise<Reply<unknown>>;
  done: (values: Values) => string;
  onClose: () => void;
}

/** The form of a dialog that moves money of a client; it closes once that is done. */
export function useMoneyForm<Values extends object>({
  initial,
  faultsOf,
  send,
  done,
  onClose,
}: MoneyFormOptions<Values>) {
  const text = useText();
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useForm<Values>({
    initial,
    faultsOf,
    send: async (values) => {
      // The fields are disabled while pending, so the focus moves to the button.
      submitRef.current?.focus();
      const reply = await send(values);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: done(values) });
      onClose();
      return undefined;
    },
  });
  return {
    ...form,
    frame: {
      form: form.form,
      submitRef,
      isPending: form.isPending,
      isUnanswered: form.refusal !== undefined && isUnanswered(form.refusal),
      refused: form.refusal && reasonOf(text, form.refusal),
      onClose,
    },
  };
}

/** An amount reads better with its groups of digits. */
function reasonOf(text: Text, refusal: CallRefusal): string {
  return refusal.code === 'ALLOCATION_EXCEEDS'
    ? text('allocations.exceeds', { most: formatYen(refusal.data.most) })
    : refusalText(text, refusal);
}
