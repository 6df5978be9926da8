import { callKinds, type CallKind, mostCalls } from '@seri/domain/voyages/port-calls';
import { japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { placesQuery } from '../../eligibility/destination/places.query.ts';
import { saveVoyage } from '../send-voyage.ts';
import type { Voyage } from '../voyages.ts';
import styles from '../voyages.module.css';
import { CallFields } from './call-fields.tsx';
import {
  callField,
  callsIn,
  newTypedCall,
  type VoyageForm,
  voyageFaults,
  voyageFormOf,
  voyageIn,
  withCalls,
} from './voyage-form.ts';

interface VoyageDialogProps {
  /** Undefined for a new one. */
  voyage: Voyage | undefined;
  onClose: () => void;
  onSaved?: (id: number) => void;
}

/** R98: a ship with the ports at which it loads and unloads. */
export function VoyageDialog({ voyage: latest, onClose, onSaved }: VoyageDialogProps) {
  const text = useText();
  const { data } = useQuery(placesQuery);
  // Later versions are ignored, so that the server refuses to overwrite what a colleague has saved meanwhile.
  const [voyage] = useState(latest);
  const [initial] = useState(() => voyageFormOf(voyage));
  const form = useDialogForm<VoyageForm>({
    initial,
    faultsOf: (values) => voyageFaults(values, voyage, japanDay(serverNow())),
    send: async (values) => {
      const reply = await saveVoyage(voyage, voyageIn(values));
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('voyages.saved') });
      onClose();
      onSaved?.(reply.answer.id);
      return undefined;
    },
  });
  const { values, replace } = form;
  const calls = callsIn(values);
  const carsOf = (id: string) => voyage?.calls.find((call) => String(call.id) === id)?.cars ?? 0;
  const wrongCalls = form.errorOf('calls');
  const groupOf = (kind: CallKind) => (
    <fieldset key={kind} className={styles.group}>
      <legend>{text(`voyages.calls.${kind}`)}</legend>
      {calls.map((call, place) =>
        call.kind === kind ? (
          <CallFields
            key={callField(place, 'id')}
            place={place}
            kind={kind}
            form={form}
            places={data?.places ?? []}
            isNamed={carsOf(call.id) > 0}
            onRemove={() => replace(withCalls(values, calls.toSpliced(place, 1)))}
          />
        ) : null,
      )}
      <div>
        <Button
          size="s"
          icon={<Plus aria-hidden="true" />}
          disabled={calls.length >= mostCalls}
          onClick={() => replace(withCalls(values, [...calls, newTypedCall(kind)]))}
        >
          {text(`voyages.call.add.${kind}`)}
        </Button>
      </div>
    </fieldset>
  );
  return (
    <FormDialog
      {...form.frame}
      size="l"
      onClose={onClose}
      title={text(voyage ? 'voyages.edit' : 'voyages.add')}
      action={text('voyages.save')}
      idle={JSON.stringify(values) === JSON.stringify(initial)}
    >
      <div className={styles.names}>
        <Field label={text('voyages.vessel')} maxLength={80} autoComplete="off" {...form.field('vessel')} />
        <Field label={text('voyages.number')} maxLength={80} autoComplete="off" {...form.field('number')} />
        <Field label={text('voyages.line')} maxLength={80} autoComplete="off" {...form.field('line')} />
      </div>
      {wrongCalls !== undefined && (
        <Notice tone="bad" live>
          {text('voyages.calls.wrong')}
        </Notice>
      )}
      {callKinds.map(groupOf)}
    </FormDialog>
  );
}
