import type { Language } from '@seri/domain/common/languages';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { useId, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { TariffTask } from '../table/tariff-list.tsx';
import { validText } from '../table/tariff-texts.ts';
import type { HouseOption, ListedTariff } from '../table/tariffs.ts';
import { saveTariff, type TariffSaving } from './save-tariff.ts';
import styles from './tariff-dialog.module.css';
import { TariffFields } from './tariff-fields.tsx';
import { emptyTariffForm, readTariffForm, type TariffForm, tariffFormFaults, tariffFormOf } from './tariff-form.ts';
import { TariffPreview } from './tariff-preview.tsx';

interface TariffDialogProps {
  task: TariffTask | 'add';
  /** The row that is changed, followed or copied. */
  tariff: ListedTariff | undefined;
  houses: readonly HouseOption[];
  today: JapanDay;
  onClose: () => void;
}

/** The server names fields from the body. */
const fieldNames = Object.fromEntries(
  Object.keys(emptyTariffForm).map((name) => [`row.${name}`, name as keyof TariffForm]),
);

const titles = {
  add: 'tariffs.add',
  copy: 'tariffs.add',
  change: 'tariffs.change.title',
  follow: 'tariffs.follow.title',
  end: 'tariffs.end.title',
} as const;

/** R88: one row of the table. It is compared on the last purchases before it is saved. */
export function TariffDialog({ task, tariff, houses, today, onClose }: TariffDialogProps) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const [compared, compare] = useState<string>();
  const saving = savingOf(task, tariff);
  const isCharged = saving.how === 'change' && tariff?.isUsed === true;
  // Only its end and its notes may change.
  const isClosed = isCharged || task === 'end';

  const form = useForm<TariffForm>({
    initial: useState(() => startOf(task, tariff, { today, language }))[0],
    fieldNames,
    faultsOf: tariffFormFaults,
    send: async (values) => {
      const { row } = readTariffForm(values);
      if (!row) return undefined;
      const reply = await saveTariff(saving, row);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('tariffs.saved') });
      onClose();
      return undefined;
    },
  });
  const { row } = readTariffForm(form.values);
  const key = JSON.stringify(row);
  return (
    <Dialog
      open
      size="l"
      title={text(titles[task])}
      onClose={onClose}
      footer={
        <>
          {!isClosed && (
            <Button className={styles.compare} aria-disabled={!row} onClick={() => compare(key)}>
              {text('tariffs.preview')}
            </Button>
          )}
          <Button onClick={onClose}>{text('tariffs.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} pending={form.isPending}>
            {text('tariffs.save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form}>
        <div role="alert" className={styles.alert}>
          {form.refusal && <Refused refusal={form.refusal} />}
        </div>
        {isCharged && (
          <Notice tone="info" title={text('tariffs.used')}>
            {text('tariffs.used.hint')}
          </Notice>
        )}
        {task === 'follow' && <p className="sub">{text('tariffs.follow.hint')}</p>}
        <TariffFields form={form} houses={houses} isClosed={isClosed} />
      </form>
      {row && compared === key && <TariffPreview id={'seen' in saving ? saving.seen.id : null} row={row} />}
    </Dialog>
  );
}

function savingOf(task: TariffDialogProps['task'], tariff: ListedTariff | undefined): TariffSaving {
  if (!tariff || task === 'add' || task === 'copy') return { how: 'add' };
  return { how: task === 'follow' ? 'follow' : 'change', seen: { id: tariff.id, version: tariff.version } };
}

function startOf(
  task: TariffDialogProps['task'],
  tariff: ListedTariff | undefined,
  { today, language }: { today: JapanDay; language: Language },
): TariffForm {
  if (!tariff) return { ...emptyTariffForm, validFrom: today };
  const form = tariffFormOf(tariff, language);
  if (task === 'end') return { ...form, validTo: tariff.validFrom > today ? tariff.validFrom : today };
  return task === 'follow' ? { ...form, validFrom: addDays(today, 1), validTo: '' } : form;
}

function Refused({ refusal }: { refusal: CallRefusal }) {
  const text = useText();
  const language = useLanguage();
  if (refusal.code !== 'TARIFF_OVERLAP') return <Notice tone="bad">{refusalText(text, refusal)}</Notice>;
  const { other } = refusal.data;
  const values = { kind: text(`tariffs.kind.${other.kind}`), valid: validText(text, language, other) };
  return (
    <Notice tone="bad" title={text('tariffs.overlap')}>
      {text('tariffs.overlap.hint', values)}
    </Notice>
  );
}
