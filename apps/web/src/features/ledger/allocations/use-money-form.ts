import type { Faults } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import type { Text } from '../../../lib/language/text.ts';
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
  const form = useDialogForm<Values>({
    initial,
    faultsOf,
    reasonOf,
    send: async (values) => {
      const reply = await send(values);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: done(values) });
      onClose();
      return undefined;
    },
  });
  return { ...form, frame: { ...form.frame, onClose } };
}

/** An amount reads better with its groups of digits. */
function reasonOf(text: Text, refusal: CallRefusal): string {
  return refusal.code === 'ALLOCATION_EXCEEDS'
    ? text('allocations.exceeds', { most: formatYen(refusal.data.most) })
    : refusalText(text, refusal);
}
