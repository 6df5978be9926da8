import { carPaperKinds } from '@seri/domain/car-papers/paper-kinds.data';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import type { PurchasePaper } from '../list/car-paper.ts';
import { PaperCars } from './paper-cars.tsx';
import { FilesField } from './files-field.tsx';
import { PaperFields } from './paper-fields.tsx';
import { newPaperForm, type PaperForm, paperFormFaults, paperFormOf, paperQueryOf } from './paper-form.ts';
import { useSending } from './use-sending.ts';

interface UploadDialogProps {
  purchase: PurchaseDetails;
  /** The paper of which a newer version is sent; it passes its state on. */
  replaces?: PurchasePaper | undefined;
  onClose: () => void;
}

/** R99: sends the files of papers, one after another. It stays open while a file is left that was not taken. */
export function UploadDialog({ purchase, replaces, onClose }: UploadDialogProps) {
  const text = useText();
  const own = purchase.carDetail.id;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [cars, setCars] = useState<readonly number[]>(replaces?.purchases ?? [own]);
  const [isShared, setShared] = useState(false);
  const { progress, send, stop } = useSending();
  const form = useDialogForm<PaperForm>({
    initial: replaces ? paperFormOf(replaces) : newPaperForm,
    faultsOf: paperFormFaults,
    send: async (values) => {
      if (files.length === 0) {
        toast({ tone: 'bad', title: text('carPapers.files.none') });
        return undefined;
      }
      const mayShare = !replaces && !carPaperKinds[values.kind].isForStaffOnly;
      const query = paperQueryOf(values, cars, replaces?.id);
      const left = await send({ files, query, isShared: isShared && mayShare });
      if (left.length === 0) onClose();
      else setFiles(left);
      return undefined;
    },
  });
  const isForStaff = carPaperKinds[form.values.kind].isForStaffOnly;
  return (
    <FormDialog
      {...form.frame}
      title={text(replaces ? 'carPapers.replace' : 'carPapers.add.title')}
      action={text('carPapers.send', { count: Math.max(1, files.length) })}
      other={progress && <Button onClick={stop}>{text('carPapers.cancel')}</Button>}
      onClose={onClose}
    >
      <FilesField files={files} isOne={replaces !== undefined} progress={progress} onChange={setFiles} />
      <PaperFields form={form} isKindFixed={replaces !== undefined} />
      {!replaces && !isForStaff && (
        <Check
          label={
            <>
              {text('carPapers.share.now')} <span className="sub">{text('carPapers.share.now.hint')}</span>
            </>
          }
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
      <PaperCars purchaseId={own} chosen={cars} onChange={setCars} />
    </FormDialog>
  );
}
