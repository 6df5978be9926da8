import type { Faults } from '@seri/domain/common/field-fault';
import { typedDate } from '@seri/domain/time/date-text';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { sendTask } from '../send-tasks.ts';

interface EnterTaskDialogProps {
  purchaseId: number;
  onClose: () => void;
}

interface TaskForm {
  note: string;
  dueOn: string;
}

const shortestNote = 3;
const taskFaults = ({ note, dueOn }: TaskForm): Faults<keyof TaskForm> => ({
  ...(note.trim().length < shortestNote && { note: { problem: 'required' } }),
  ...(dueOn !== '' && !isJapanDay(dueOn) && { dueOn: { problem: 'invalid' } }),
});

/** R101: a task that no rule makes. */
export function EnterTaskDialog({ purchaseId, onClose }: EnterTaskDialogProps) {
  const text = useText();
  const form = useDialogForm<TaskForm>({
    initial: { note: '', dueOn: '' },
    faultsOf: taskFaults,
    send: async ({ note, dueOn }) => {
      const reply = await sendTask({ purchaseId, note: note.trim(), dueOn: (dueOn || null) as JapanDay | null });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('tasks.entered') });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog {...form.frame} onClose={onClose} title={text('tasks.enter')} action={text('tasks.enter.save')}>
      <Field label={text('tasks.enter.what')} maxLength={300} autoComplete="off" {...form.field('note')} />
      <Field
        label={text('tasks.enter.by')}
        hint={text('tasks.enter.by.hint')}
        placeholder={text('tasks.date.form')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('dueOn')}
        onChange={({ target }) => form.set('dueOn', typedDate(target.value))}
      />
    </FormDialog>
  );
}
