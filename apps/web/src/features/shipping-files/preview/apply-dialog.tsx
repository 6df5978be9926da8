import { hoursToUndo } from '@seri/domain/shipping-files/shipping-file-states';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { isOutdated } from '../list-words.ts';
import { applyList } from '../send-shipping-file.ts';
import type { ForwarderList } from '../shipping-files.ts';
import type { Applying } from './applying.ts';
import { allDecided } from './decisions.ts';

interface ApplyDialogProps {
  list: ForwarderList;
  applying: Applying;
  onRefused: (refusal: CallRefusal) => void;
  onClose: () => void;
}

/** R102: asks once. Enter says yes. */
export function ApplyDialog({ list, applying: { cars, ships }, onRefused, onClose }: ApplyDialogProps) {
  const text = useText();
  const form = useDialogForm<object>({
    initial: {},
    faultsOf: () => ({}),
    send: async () => {
      await allDecided();
      const reply = await applyList(list);
      if (!reply.ok && !isOutdated(reply.refusal)) return reply.refusal;
      onClose();
      if (!reply.ok) onRefused(reply.refusal);
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      startsAtSubmit
      onClose={onClose}
      title={text('shippingFiles.apply.ask')}
      action={text('shippingFiles.apply.yes')}
    >
      <p>
        <b>{text('shippingFiles.apply.what', { cars, ships })}</b>
      </p>
      <p>{text('shippingFiles.apply.hint', { hours: hoursToUndo })}</p>
    </FormDialog>
  );
}
