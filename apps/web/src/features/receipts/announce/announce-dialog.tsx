import { currencies, type Currency } from '@seri/domain/receipts/currencies';
import { japanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import styles from './announce.module.css';
import { announceFaults, type AnnounceForm, announcingOf, firstAnnounceForm } from './announce-form.ts';
import { announce } from './send-announcement.ts';
import { SlipField } from './slip-field.tsx';
import { useSlip } from './use-slip.tsx';

/** R94: the announcement is made first, its slip follows. A slip that failed can be sent from the list. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [file, setFile] = useState<File>();
  const slip = useSlip();
  const form = useDialogForm<AnnounceForm>({
    initial: firstAnnounceForm(japanDay(serverNow())),
    faultsOf: announceFaults,
    send: async (values) => {
      const reply = await announce(announcingOf(values));
      if (!reply.ok) return reply.refusal;
      const sent = file && (await slip.send(reply.answer.id, file));
      toast({ tone: 'good', title: text('announce.done'), text: text('announce.done.hint') });
      if (sent && !sent.ok) onRefusal(sent.refusal, { title: text('announce.slip.failed') });
      onClose();
      return undefined;
    },
  });
  const { currency, note } = form.values;
  return (
    <FormDialog
      {...form.frame}
      title={text('announce.title')}
      action={text('announce.do')}
      other={slip.cancelButton}
      onClose={onClose}
    >
      <p>{text('announce.hint')}</p>
      <div className={styles.fields}>
        <Field
          label={text('announce.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.field('amount')}
        />
        <SelectField
          label={text('announce.currency')}
          name="currency"
          value={currency}
          onChange={({ target }) => form.set('currency', target.value as Currency)}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      <Field label={text('announce.sentOn')} type="date" {...form.field('sentOn')} />
      <TextArea
        label={text('announce.note')}
        name="note"
        hint={text('announce.note.hint')}
        maxLength={500}
        value={note}
        error={form.errorOf('note')}
        onChange={({ target }) => form.set('note', target.value)}
      />
      <SlipField file={file} share={slip.share} onFile={setFile} />
    </FormDialog>
  );
}
