import { useState } from 'react';
import type { ChangedBy } from '@seri/contract/refusals';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../lib/forms/use-dialog-form.ts';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { serverNow } from '../../lib/live/clock.ts';
import { Check } from '../../ui/fields/check.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { toast } from '../../ui/passing/toast.ts';
import { fullDate, tokyo } from '../../ui/time/format-time.ts';
import type { PurchaseDetails } from '../purchases/list/purchases.ts';
import { ConflictNote } from './conflict-note.tsx';
import { mergeParties, type MergedParties } from './parties-conflict.ts';
import { partiesFaults, type PartiesForm, partiesIn, storedForm, withProposals } from './party-form.ts';
import { PartyFields } from './party-fields.tsx';
import { readAnew, sendParties } from './send-parties.ts';

interface PartiesDialogProps {
  purchase: PurchaseDetails;
  onClose: () => void;
}

export interface PartiesClash extends MergedParties {
  changedBy: ChangedBy | undefined;
  saved: PartiesForm;
}

/** R100: edits both parties, with their form on the bill of lading beside them. */
export function PartiesDialog({ purchase: latest, onClose }: PartiesDialogProps) {
  const text = useText();
  const language = useLanguage();
  // Later versions are ignored, so that the server refuses to overwrite what the other side has saved meanwhile.
  const [seen, setSeen] = useState(latest);
  const [clash, setClash] = useState<PartiesClash>();
  const stored = storedForm(seen);
  const form = useDialogForm<PartiesForm>({
    initial: useState(() => withProposals(storedForm(latest)))[0],
    faultsOf: partiesFaults,
    reasonOf: (_, refusal) => {
      const rules = refusal.code === 'EXPORT_BANNED' ? refusal.data.rules.map((rule) => rule.text[language]) : [];
      return [refusalText(text, refusal), ...rules].join('. ');
    },
    send: async (values) => {
      const reply = await sendParties(partiesIn(values, stored, seen));
      if (reply.ok) {
        toast({ tone: 'good', title: text('parties.saved') });
        onClose();
        return undefined;
      }
      const { refusal } = reply;
      const now = refusal.code === 'STATE_CHANGED' ? await readAnew(seen.carDetail.id) : undefined;
      if (refusal.code !== 'STATE_CHANGED' || !now?.parties.can.edit) return refusal;
      const saved = storedForm(now);
      const merged = mergeParties(values, withProposals(stored), withProposals(saved));
      setClash({ ...merged, changedBy: refusal.data.changedBy, saved });
      setSeen(now);
      form.replace(merged.form);
      return undefined;
    },
  });
  const { values } = form;
  const bodyOf = (one: PartiesForm) => JSON.stringify(partiesIn(one, stored, seen));
  const { papersCutOffAt } = seen.parties;
  const isLate = papersCutOffAt !== null && new Date(papersCutOffAt) < serverNow();
  const shared = { form, clientId: seen.client?.id };
  return (
    <FormDialog
      {...form.frame}
      size="xl"
      onClose={onClose}
      title={text('parties.title')}
      action={text(clash ? 'parties.saveOver' : 'parties.save')}
      idle={bodyOf(values) === bodyOf(stored)}
    >
      {clash && <ConflictNote clash={clash} />}
      {isLate && (
        <Notice tone="mid" title={text('parties.late', { day: dayOf(papersCutOffAt) })}>
          {text('parties.afterCutOff.hint')}
        </Notice>
      )}
      <PartyFields side="consignee" {...shared} />
      <Check
        label={text('parties.sameAsConsignee')}
        checked={values.sameAsConsignee}
        onChange={({ target }) => form.set('sameAsConsignee', target.checked)}
      />
      {!values.sameAsConsignee && <PartyFields side="notifyParty" {...shared} />}
    </FormDialog>
  );

  function dayOf(instant: string): string {
    return fullDate(new Date(instant), { language, timeZone: tokyo });
  }
}
