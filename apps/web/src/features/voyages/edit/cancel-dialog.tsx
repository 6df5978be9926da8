import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import { cancelShip } from '../send-voyage.ts';
import { shipOf, type Voyage } from '../voyages.ts';

/** R98: asks before a voyage is cancelled, and says what becomes of its cars. */
export function CancelDialog({ voyage: latest, onClose }: { voyage: Voyage; onClose: () => void }) {
  const text = useText();
  const [voyage] = useState(latest);
  const ship = shipOf(voyage);
  const form = useDialogForm<object>({
    initial: {},
    faultsOf: () => ({}),
    send: async () => {
      const reply = await cancelShip(voyage);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('voyages.cancelled', { ship }) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      startsAtSubmit
      onClose={onClose}
      title={text('voyages.cancel.of', { ship })}
      action={text('voyages.cancel.yes')}
    >
      <p>{text('voyages.cancel.hint', { count: voyage.figures.cars })}</p>
    </FormDialog>
  );
}
