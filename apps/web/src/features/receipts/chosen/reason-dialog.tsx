import { requiredFault } from '@seri/domain/people/person-fields';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { ReceiptMoves } from './receipt-actions.tsx';
import { markReceipt, reverseReceipt } from './send-receipt.ts';

export type ReasonedMove = 'ignored' | 'returned' | 'reverse';

interface ReasonDialogProps extends ReceiptMoves {
  move: ReasonedMove;
  onClose: () => void;
}

/** The moves that need a reason: nothing disappears without one. */
export function ReasonDialog({ receipt, move, onDone, onChanged, onClose }: ReasonDialogProps) {
  const text = useText();
  const { id, version } = receipt;
  const form = useDialogForm({
    initial: { reason: '' },
    faultsOf: ({ reason: written }) => {
      const fault = requiredFault(written);
      return fault ? { reason: fault } : {};
    },
    send: async (values) => {
      const reason = values.reason.trim();
      const reply =
        move === 'reverse'
          ? await reverseReceipt({ id, version, reason })
          : await markReceipt({ id, version, to: move, reason });
      if (!reply.ok && reply.refusal.code !== 'STATE_CHANGED') return reply.refusal;
      onClose();
      if (!reply.ok) {
        onChanged();
        return undefined;
      }
      toast({ tone: 'good', title: text(`receipts.marked.${move}`) });
      onDone();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      title={text(`receipts.reason.${move}.title`)}
      action={text(`receipts.reason.${move}.do`)}
      onClose={onClose}
    >
      <p>{text(`receipts.reason.${move}.hint`)}</p>
      <TextArea
        label={text('receipts.reason')}
        name="reason"
        rows={3}
        maxLength={500}
        value={form.values.reason}
        error={form.errorOf('reason')}
        onChange={({ target }) => form.set('reason', target.value)}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
        }}
      />
    </FormDialog>
  );
}
