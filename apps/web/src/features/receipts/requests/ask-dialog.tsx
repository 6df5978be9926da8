import { formatYen } from '@seri/domain/money/money';
import { feeTolerance } from '@seri/domain/receipts/open-sums';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { ProposedClient } from '../desk/receipts.ts';
import { askFaults, askFieldNames, type AskForm, askingOf, firstAskForm } from './ask-form.ts';
import { askMoney, requestKindNames } from './asked-money.ts';
import { ClientField } from './client-field.tsx';
import { moneyRefusalText } from './decide-dialog.tsx';

const kinds: readonly AskForm['kind'][] = ['payout', 'write-off'];

/** R95: asks a second person for a payout or a write-off; nothing is booked yet. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [client, setClient] = useState<ProposedClient>();
  const form = useDialogForm<AskForm>({
    reasonOf: moneyRefusalText,
    initial: firstAskForm,
    faultsOf: askFaults,
    fieldNames: askFieldNames,
    send: async (values) => {
      const reply = await askMoney(askingOf(values));
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('receipts.request.asked'), text: text('receipts.request.asked.hint') });
      onClose();
      return undefined;
    },
  });
  const { kind, amount, purchase, reason } = form.values;
  const chooseClient = (chosen: ProposedClient | undefined) => {
    setClient(chosen);
    form.replace({ ...form.values, accountId: chosen?.client.id ?? null, purchase: '' });
  };
  const choosePurchase = (id: string) => {
    const owed = client?.open.find((one) => String(one.id) === id)?.open;
    const fits = owed !== undefined && owed <= feeTolerance;
    form.replace({ ...form.values, purchase: id, amount: amount ?? (fits ? owed : null) });
  };
  return (
    <FormDialog
      {...form.frame}
      title={text('receipts.request.ask')}
      action={text('receipts.request.ask.do')}
      onClose={onClose}
    >
      <Segmented
        label={text('receipts.request.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: text(requestKindNames[value]) }))}
        onChange={(value) => form.set('kind', value)}
      />
      <ClientField client={client} error={form.errorOf('accountId')} onClient={chooseClient} />
      {kind === 'write-off' && client && (
        <SelectField
          label={text('receipts.request.purchase.field')}
          name="purchase"
          value={purchase}
          error={form.errorOf('purchase')}
          onChange={({ target }) => choosePurchase(target.value)}
        >
          <option value="">
            {text(client.open.length > 0 ? 'receipts.request.purchase.choose' : 'receipts.request.purchase.none')}
          </option>
          {client.open.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}, {formatYen(one.open)}
            </option>
          ))}
        </SelectField>
      )}
      <AmountField
        label={text('receipts.amount.field')}
        name="amount"
        hint={
          kind === 'write-off'
            ? text('receipts.request.writeOff.hint', { most: formatYen(feeTolerance) })
            : text('receipts.request.payout.hint')
        }
        value={amount}
        onValueChange={(value) => form.set('amount', value)}
        error={form.errorOf('amount')}
      />
      {kind === 'payout' && (
        <Field
          label={text('receipts.request.reference')}
          autoComplete="off"
          maxLength={60}
          {...form.field('reference')}
        />
      )}
      <TextArea
        label={text('receipts.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        error={form.errorOf('reason')}
        onChange={({ target }) => form.set('reason', target.value)}
      />
    </FormDialog>
  );
}
