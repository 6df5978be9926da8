import type { Faults } from '@seri/domain/common/field-fault';
import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { typedDate } from '@seri/domain/time/date-text';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { sendDay } from './send-move.ts';

interface DayDialogProps {
  purchase: PurchaseDetails;
  stage: PurchaseDetails['stages'][number];
  onClose: () => void;
}

interface DayForm {
  on: string;
  reason: string;
}

const shortestReason = 3;
const dayFaults = ({ on, reason }: DayForm): Faults<keyof DayForm> => ({
  ...(!isJapanDay(on) && { on: { problem: on === '' ? 'required' : 'invalid' } }),
  ...(reason.trim().length < shortestReason && { reason: { problem: 'required' } }),
});

/** R97: another day for a stop at which the car has been. */
export function DayDialog({ purchase: latest, stage, onClose }: DayDialogProps) {
  const text = useText();
  const [purchase] = useState(latest);
  const form = useDialogForm<DayForm>({
    initial: { on: stage.on ?? '', reason: '' },
    faultsOf: dayFaults,
    send: async ({ on, reason }) => {
      const { version, carDetail } = purchase;
      const reply = await sendDay({
        id: carDetail.id,
        version,
        stage: stage.id,
        on: on as JapanDay,
        reason: reason.trim(),
      });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('way.day.saved') });
      onClose();
      return undefined;
    },
  });
  const status = text(`purchases.status.${purchaseStatus(stage.status)}`);
  return (
    <FormDialog {...form.frame} onClose={onClose} title={text('way.day.of', { status })} action={text('way.day.save')}>
      <Field
        label={text('way.on')}
        placeholder={text('way.date.form')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('on')}
        onChange={({ target }) => form.set('on', typedDate(target.value))}
      />
      <Field
        label={text('way.reason')}
        hint={text('way.reason.hint')}
        maxLength={300}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
