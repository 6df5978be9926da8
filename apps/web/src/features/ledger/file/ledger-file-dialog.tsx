import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { addDays, type JapanDay, japanDay, monthsBefore } from '@seri/domain/time/japan-time';
import { api } from '../../../lib/calls/api.ts';
import type { ReadAnswer } from '../../../lib/calls/request.ts';
import { saveFile } from '../../../lib/export/save-file.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Field } from '../../../ui/fields/field.tsx';

const readFile: ReadAnswer = async (response) => new Uint8Array(await response.arrayBuffer());

/** R22: the entries of some days as CSV for accounting software; at first those of the last whole month of Japan. */
export function LedgerFileDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useDialogForm({
    initial: lastMonth(japanDay(serverNow())),
    fieldNames: { from: 'from', to: 'to' },
    faultsOf: ({ from, to }) => ({
      ...(from === '' && { from: { problem: 'required' } }),
      ...(to === '' && { to: { problem: 'required' } }),
    }),
    send: async (query) => {
      const reply = await api.send(ledgerCalls.file, { query }, { readAnswer: readFile });
      if (!reply.ok) return reply.refusal;
      const bytes = reply.answer as unknown as Uint8Array<ArrayBuffer>;
      saveFile(new File([bytes], `seri-ledger-${query.from}-${query.to}.csv`, { type: 'text/csv;charset=utf-8' }));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      isUnanswered={false}
      title={text('debts.file')}
      action={text('debts.file.save')}
      onClose={onClose}
    >
      <p>{text('debts.file.hint')}</p>
      <Field label={text('debts.file.from')} type="date" {...form.field('from')} />
      <Field label={text('debts.file.to')} type="date" {...form.field('to')} />
    </FormDialog>
  );
}

function lastMonth(today: JapanDay): { from: string; to: string } {
  const first = `${today.slice(0, 7)}-01` as JapanDay;
  return { from: monthsBefore(first, 1), to: addDays(first, -1) };
}
