import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { isOutdated } from '../list-words.ts';
import { takeListBack } from '../send-shipping-file.ts';
import type { ForwarderList } from '../shipping-files.ts';

interface TakeBackDialogProps {
  list: ForwarderList;
  onRefused: (refusal: CallRefusal) => void;
  onClose: () => void;
}

/** R102: says what is taken back, and what stays. */
export function TakeBackDialog({ list, onRefused, onClose }: TakeBackDialogProps) {
  const text = useText();
  const form = useDialogForm<object>({
    initial: {},
    faultsOf: () => ({}),
    send: async () => {
      const reply = await takeListBack(list);
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
      title={text('shippingFiles.undo.ask')}
      action={text('shippingFiles.undo.yes')}
    >
      <p>{text('shippingFiles.undo.hint')}</p>
    </FormDialog>
  );
}
