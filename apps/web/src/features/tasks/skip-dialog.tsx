import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../lib/forms/use-dialog-form.ts';
import { useText } from '../../lib/language/text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { taskName } from './task-words.ts';
import type { EndableTask } from './tasks.ts';

interface SkipDialogProps {
  tasks: readonly EndableTask[];
  onSkip: (tasks: readonly EndableTask[], reason: string) => void;
  onClose: () => void;
}

const shortestReason = 3;

/** R101: nothing is skipped without a reason. */
export function SkipDialog({ tasks, onSkip, onClose }: SkipDialogProps) {
  const text = useText();
  const form = useDialogForm({
    initial: { reason: '' },
    faultsOf: ({ reason }) => (reason.trim().length < shortestReason ? { reason: { problem: 'required' } } : {}),
    send: ({ reason }) => {
      onClose();
      onSkip(tasks, reason.trim());
      return Promise.resolve(undefined);
    },
  });
  const [first] = tasks;
  return (
    <FormDialog
      {...form.frame}
      title={
        first && tasks.length === 1
          ? text('tasks.skip.of', { task: taskName(text, first) })
          : text('tasks.skip.many', { count: tasks.length })
      }
      action={text('tasks.skip')}
      onClose={onClose}
    >
      <Field
        label={text('tasks.skip.reason')}
        hint={text('tasks.skip.hint')}
        maxLength={300}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
