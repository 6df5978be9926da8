import { typedDate } from '@seri/domain/time/date-text';
import { isJapanDay, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { draftOfVoyage, saveVoyage } from '../send-voyage.ts';
import type { Voyage, VoyageCall } from '../voyages.ts';

interface CameDialogProps {
  voyage: Voyage;
  call: VoyageCall;
  onClose: () => void;
}

/** R98: the day on which the ship has left a port of loading, or reached one of discharge. */
export function CameDialog({ voyage: latest, call, onClose }: CameDialogProps) {
  const text = useText();
  const [voyage] = useState(latest);
  const { kind, name: port } = call;
  const place = voyage.calls.findIndex(({ id }) => id === call.id);
  const form = useDialogForm<{ on: string }>({
    initial: { on: japanDay(serverNow()) },
    faultsOf: ({ on }) => (isJapanDay(on) ? {} : { on: { problem: on === '' ? 'required' : 'invalid' } }),
    fieldNames: { [`calls.${place}.actualOn`]: 'on' },
    send: async ({ on }) => {
      const draft = draftOfVoyage(voyage);
      const calls = draft.calls.map((one) => (one.id === call.id ? { ...one, actualOn: on as JapanDay } : one));
      const reply = await saveVoyage(voyage, { ...draft, calls });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text(`voyages.came.saved.${kind}`) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      onClose={onClose}
      title={text(`voyages.came.of.${kind}`, { port })}
      action={text('voyages.came.save')}
    >
      <p>{text(`voyages.came.hint.${kind}`)}</p>
      <Field
        label={text('voyages.came.on')}
        placeholder={text('voyages.date.form')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('on')}
        onChange={({ target }) => form.set('on', typedDate(target.value))}
      />
    </FormDialog>
  );
}
