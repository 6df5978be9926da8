import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import type { Faults } from '@seri/domain/common/field-fault';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { Destination } from '../eligibility.ts';
import { placesQuery } from './places.query.ts';

interface DestinationDialogProps {
  accountId: number;
  version: number;
  current: Destination | null;
  onSet: () => void;
  onClose: () => void;
}

interface DestinationForm {
  place: string;
  reason: string;
}

const shortest = 3;
const faultsOf = ({ reason }: DestinationForm): Faults<keyof DestinationForm> => ({
  ...(reason.trim().length < shortest && { reason: { problem: 'required' } }),
});

/** Outlives the dialog: a choice without an answer is sent once. */
const sendOnce = createSendOnce();

export function DestinationDialog({ accountId, version, current, onSet, onClose }: DestinationDialogProps) {
  const text = useText();
  const { data } = useQuery(placesQuery);
  const form = useDialogForm<DestinationForm>({
    initial: { place: current?.code ?? '', reason: '' },
    faultsOf,
    send: async ({ place, reason }) => {
      const body = { id: accountId, version, place: place || null, reason: reason.trim() };
      const reply = await sendOnce(body, (idempotencyKey) =>
        api.send(eligibilityCalls.setDestination, { body }, { idempotencyKey }),
      );
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('eligibility.destination.saved') });
      onSet();
      onClose();
      return undefined;
    },
  });
  const abroad = (data?.places ?? (current ? [current] : [])).filter(({ territory }) => territory !== 'jp');
  return (
    <FormDialog
      {...form.frame}
      onClose={onClose}
      title={text('eligibility.destination')}
      action={text('eligibility.destination.save')}
      idle={form.values.place === (current?.code ?? '')}
    >
      <p className="sub">{text('eligibility.destination.hint')}</p>
      <SelectField
        label={text('eligibility.destination.place')}
        value={form.values.place}
        onChange={({ target }) => form.set('place', target.value)}
      >
        <option value="">{text('eligibility.destination.none')}</option>
        {abroad.map(({ code, name, country }) => (
          <option key={code} value={code}>
            {text('eligibility.place', { name, country })}
          </option>
        ))}
      </SelectField>
      <Field
        label={text('eligibility.destination.reason')}
        hint={text('eligibility.destination.reason.hint')}
        maxLength={300}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
