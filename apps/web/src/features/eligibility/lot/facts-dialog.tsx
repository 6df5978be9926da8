import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import type { Faults } from '@seri/domain/common/field-fault';
import { type DriveKind, driveKinds } from '@seri/domain/eligibility/export-facts';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { eligibilityKey, type VerdictOnLot } from '../eligibility.ts';

interface FactsDialogProps {
  lotId: number;
  facts: VerdictOnLot['facts'];
  onClose: () => void;
}

interface FactsForm {
  driveKind: DriveKind | '';
  engineCc: string;
  paper: string;
}

const shortest = 3;

function factsFaults({ engineCc, paper }: FactsForm): Faults<keyof FactsForm> {
  return {
    ...(!/^\d{0,5}$/.test(engineCc) && { engineCc: { problem: 'invalid' } }),
    ...(paper.trim().length < shortest && { paper: { problem: 'required' } }),
  };
}

/** Outlives the dialog: facts without an answer are sent once. */
const sendOnce = createSendOnce();

/** R96: what a paper of the vehicle tells, which goes before the words of its lot. */
export function FactsDialog({ lotId, facts: latest, onClose }: FactsDialogProps) {
  const text = useText();
  const [facts] = useState(latest);
  const form = useDialogForm<FactsForm>({
    // A guess by its name is not what a paper says.
    initial: {
      driveKind: facts.driveFrom === 'paper' ? (facts.driveKind ?? '') : '',
      engineCc: facts.engineFrom === 'paper' ? String(facts.engineCc ?? '') : '',
      paper: facts.paper,
    },
    faultsOf: factsFaults,
    send: async ({ driveKind, engineCc, paper }) => {
      const body = {
        lotId,
        version: facts.version,
        driveKind: driveKind || null,
        engineCc: engineCc === '' ? null : Number(engineCc),
        paper: paper.trim(),
      };
      const reply = await sendOnce(body, (idempotencyKey) =>
        api.send(eligibilityCalls.enterFacts, { body }, { idempotencyKey }),
      );
      if (!reply.ok) return reply.refusal;
      await queryClient.invalidateQueries({ queryKey: eligibilityKey });
      toast({ tone: 'good', title: text('eligibility.facts.saved') });
      onClose();
      return undefined;
    },
  });
  const { values, set, errorOf } = form;
  return (
    <FormDialog
      {...form.frame}
      onClose={onClose}
      title={text('eligibility.facts.title')}
      action={text('eligibility.facts.save')}
    >
      <p className="sub">{text('eligibility.facts.hint')}</p>
      <SelectField
        label={text('eligibility.fact.driveKind')}
        value={values.driveKind}
        error={errorOf('driveKind')}
        onChange={({ target }) => set('driveKind', target.value as FactsForm['driveKind'])}
      >
        <option value="">{text('eligibility.facts.unknown')}</option>
        {driveKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`eligibility.drive.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={text('eligibility.fact.engineCc')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        {...form.field('engineCc')}
      />
      <Field
        label={text('eligibility.facts.paper')}
        hint={text('eligibility.facts.paper.hint')}
        maxLength={300}
        autoComplete="off"
        {...form.field('paper')}
      />
    </FormDialog>
  );
}
