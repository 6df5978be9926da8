import { shippingInstructionsCalls } from '@seri/contract/shipping/shipping-instructions.calls';
import { instructionFileName, mostCarsOfInstruction } from '@seri/domain/shipping-files/instruction-sheet';
import { japanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { api } from '../../lib/calls/api.ts';
import type { ReadAnswer } from '../../lib/calls/request.ts';
import { saveFile } from '../../lib/export/save-file.ts';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../lib/forms/use-dialog-form.ts';
import { useText } from '../../lib/language/text.ts';
import { serverNow } from '../../lib/live/clock.ts';
import { Check } from '../../ui/fields/check.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { toast } from '../../ui/passing/toast.ts';

interface InstructionDialogProps {
  /** The ids of purchases. */
  cars: readonly number[];
  /** Cars without a complete consignee. */
  incomplete: number;
  onClose: () => void;
}

const readFile: ReadAnswer = async (response) => new Uint8Array(await response.arrayBuffer());

/** R102: the file of a shipping instruction. It leaves the company, so numbers of passports are in it only if somebody says so. */
export function InstructionDialog({ cars: latest, incomplete, onClose }: InstructionDialogProps) {
  const text = useText();
  const [cars] = useState(latest);
  const form = useDialogForm({
    initial: { withDocuments: false },
    faultsOf: () => ({}),
    send: async ({ withDocuments }) => {
      const query = { purchases: cars.join(','), ...(withDocuments && { documents: '1' as const }) };
      const reply = await api.send(shippingInstructionsCalls.file, { query }, { readAnswer: readFile });
      if (!reply.ok) return reply.refusal;
      saveFile(new File([reply.answer as Uint8Array<ArrayBuffer>], instructionFileName(japanDay(serverNow()))));
      toast({ tone: 'good', title: text('instruction.saved') });
      onClose();
      return undefined;
    },
  });
  const isTooMany = cars.length > mostCarsOfInstruction;
  return (
    <FormDialog
      {...form.frame}
      isUnanswered={false}
      startsAtSubmit
      idle={isTooMany}
      onClose={onClose}
      title={text('instruction.of', { count: cars.length })}
      action={text('instruction.save')}
    >
      <p>{text('instruction.hint')}</p>
      {isTooMany && <Notice tone="bad">{text('instruction.tooMany', { most: mostCarsOfInstruction })}</Notice>}
      {incomplete > 0 && <Notice tone="mid">{text('instruction.incomplete', { count: incomplete })}</Notice>}
      <Check
        label={
          <>
            {text('instruction.documents')} <span className="sub">{text('instruction.documents.hint')}</span>
          </>
        }
        checked={form.values.withDocuments}
        onChange={({ target }) => form.set('withDocuments', target.checked)}
      />
    </FormDialog>
  );
}
