import { formatYen } from '@seri/domain/money/money';
import { requiredFault } from '@seri/domain/people/person-fields';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { decideMoney, requestKindNames } from './asked-money.ts';
import type { OpenDecision } from './asked-money-list.tsx';

const decisionNames = { approve: 'approve', refuse: 'refuse', 'take-back': 'takeBack' } as const;

/** R95: only a refusal needs a reason. */
export function DecideDialog({ request, decision, onClose }: OpenDecision & { onClose: () => void }) {
  const text = useText();
  const name = decisionNames[decision];
  const { id, version, kind, client, amount, reason } = request;
  const form = useDialogForm({
    reasonOf: moneyRefusalText,
    initial: { note: '' },
    faultsOf: ({ note }) => {
      const fault = decision === 'refuse' ? requiredFault(note) : undefined;
      return fault ? { note: fault } : {};
    },
    send: async ({ note }) => {
      const reply = await decideMoney({ id, version, decision, note: note.trim() });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text(`receipts.request.${name}.done`) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      startsAtSubmit={decision !== 'refuse'}
      title={text(`receipts.request.${name}.title`)}
      action={text(`receipts.request.${name}`)}
      onClose={onClose}
    >
      <Facts
        framed
        cols={2}
        items={[
          { caption: text(requestKindNames[kind]), value: formatYen(amount) },
          { caption: text('receipts.client.of'), value: client.name },
          { caption: text('receipts.reason'), value: reason, full: true },
        ]}
      />
      <TextArea
        label={text(decision === 'refuse' ? 'receipts.reason' : 'receipts.request.note')}
        name="note"
        maxLength={500}
        value={form.values.note}
        error={form.errorOf('note')}
        onChange={({ target }) => form.set('note', target.value)}
      />
    </FormDialog>
  );
}

export function moneyRefusalText(text: Text, refusal: CallRefusal): string {
  if (refusal.code === 'SECOND_PERSON') return text('receipts.request.secondPerson');
  if (refusal.code !== 'MONEY_EXCEEDED') return refusalText(text, refusal);
  return text('receipts.request.exceeded', { most: formatYen(refusal.data.most) });
}
