import { purchaseStatus, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { needsReason } from '@seri/domain/purchases/stages';
import { typedDate } from '@seri/domain/time/date-text';
import { japanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { banText } from './ban-text.ts';
import {
  missingFirst,
  type MoveForm,
  moveFaults,
  moveFieldNames,
  moveFormOf,
  moveIn,
  movesOf,
  passedBy,
  passedField,
  stagesOf,
} from './move-form.ts';
import { sendMove } from './send-move.ts';

interface StatusDialogProps {
  purchase: PurchaseDetails;
  /** The status that is chosen at first; without one, the next. */
  to?: number | undefined;
  onClose: () => void;
}

/** R97: moves a car to another stop, with its day, those of the stops that it passes, and the reason of a step back. */
export function StatusDialog({ purchase: latest, to: asked, onClose }: StatusDialogProps) {
  const text = useText();
  const language = useLanguage();
  // Later versions are ignored, so that the server refuses a move over what a colleague has done meanwhile.
  const [purchase] = useState(latest);
  const nameOf = (status: number) => text(`purchases.status.${purchaseStatus(status)}`);
  const form = useDialogForm<MoveForm>({
    initial: useState(() => moveFormOf(purchase, japanDay(serverNow()), asked))[0],
    fieldNames: moveFieldNames,
    faultsOf: (values) => moveFaults(values, purchase),
    reasonOf: (_, refusal) => banText(text, language, refusal),
    send: async (values) => {
      const reply = await sendMove(moveIn(values, purchase));
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('way.moved', { status: nameOf(Number(values.status)) }) });
      onClose();
      return undefined;
    },
  });
  const { values, set } = form;
  const to = Number(values.status);
  const first = missingFirst(values, purchase);
  return (
    <FormDialog {...form.frame} onClose={onClose} title={text('way.move')} action={text('way.move.save')}>
      <SelectField
        label={text('way.to')}
        value={values.status}
        error={first ? text(`way.first.${first}`) : form.errorOf('status')}
        onChange={({ target }) => set('status', target.value)}
      >
        {movesOf(purchase).map((status) => (
          <option key={status} value={status}>
            {nameOf(status)}
          </option>
        ))}
      </SelectField>
      {passedBy(values, purchase).map((status) => (
        <Field
          key={status}
          label={text('way.passed', { status: nameOf(status) })}
          hint={text('way.passed.hint')}
          placeholder={text('way.date.form')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(passedField(status))}
          onChange={({ target }) => set(passedField(status), typedDate(target.value))}
        />
      ))}
      <Field
        label={text('way.on')}
        placeholder={text('way.date.form')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('on')}
        onChange={({ target }) => set('on', typedDate(target.value))}
      />
      {to === purchaseStatusCodes.inTransit && (
        <Check
          label={text('way.estimate')}
          checked={values.isEstimate}
          onChange={({ target }) => set('isEstimate', target.checked)}
        />
      )}
      {needsReason(stagesOf(purchase), to) && (
        <Field
          label={text('way.reason')}
          hint={text('way.reason.hint')}
          maxLength={300}
          autoComplete="off"
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
