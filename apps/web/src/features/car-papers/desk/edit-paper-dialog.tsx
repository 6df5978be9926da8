import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import type { PaperDialogProps } from './paper-menu.tsx';
import { PaperCars } from './paper-cars.tsx';
import { PaperFields } from './paper-fields.tsx';
import { editedPaper, type PaperForm, paperFormFaults, paperFormOf } from './paper-form.ts';
import { editPaper } from './send-paper.ts';

/** R99: corrects what is said of a paper, and the cars to which it belongs. */
export function EditPaperDialog({ purchase, paper: latest, onClose }: PaperDialogProps) {
  const text = useText();
  // Later versions are ignored, so that the server refuses a change over what a colleague has done meanwhile.
  const [paper] = useState(latest);
  const [cars, setCars] = useState<readonly number[]>(paper.purchases);
  const form = useDialogForm<PaperForm>({
    initial: paperFormOf(paper),
    faultsOf: paperFormFaults,
    send: async (values) => {
      const { id, version } = paper;
      const reply = await editPaper({ id, version, ...editedPaper(values), purchases: [...cars] });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('carPapers.done.edit') });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog {...form.frame} title={text('carPapers.edit.title')} action={text('carPapers.save')} onClose={onClose}>
      <PaperFields form={form} isKindFixed />
      <PaperCars purchaseId={purchase.carDetail.id} chosen={cars} onChange={setCars} />
    </FormDialog>
  );
}
