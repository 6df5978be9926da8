import { longestPaperReason, shortestPaperReason } from '@seri/domain/car-papers/paper-states';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { heldText } from '../list/car-paper.ts';
import type { PaperDialogProps } from './paper-menu.tsx';
import { editPaper } from './send-paper.ts';

export type ReasonedPaperMove = 'release' | 'withdraw';

interface PaperReasonDialogProps extends PaperDialogProps {
  move: ReasonedPaperMove;
}

/** R99: a paper is given before its cars are paid, or taken away, with a reason. */
export function PaperReasonDialog({ paper: latest, move, onClose }: PaperReasonDialogProps) {
  const text = useText();
  const [paper] = useState(latest);
  const form = useDialogForm({
    initial: { reason: '' },
    faultsOf: ({ reason }) => (reason.trim().length < shortestPaperReason ? { reason: { problem: 'required' } } : {}),
    send: async ({ reason }) => {
      const { id, version } = paper;
      const state = move === 'release' ? 'shared' : 'withdrawn';
      const reply = await editPaper({ id, version, state, reason: reason.trim() });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text(`carPapers.done.${move}`) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog {...form.frame} title={text(`carPapers.${move}`)} action={text(`carPapers.${move}`)} onClose={onClose}>
      <p>
        {move === 'withdraw'
          ? text('carPapers.withdraw.ask')
          : text('carPapers.release.ask', { missing: paper.held ? heldText(text, paper.held) : '' })}
      </p>
      <TextArea
        label={text('carPapers.reason')}
        hint={text('carPapers.reason.hint')}
        name="reason"
        rows={3}
        maxLength={longestPaperReason}
        value={form.values.reason}
        error={form.errorOf('reason')}
        onChange={({ target }) => form.set('reason', target.value)}
      />
    </FormDialog>
  );
}
