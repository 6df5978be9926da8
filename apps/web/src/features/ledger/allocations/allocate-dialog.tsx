import { formatYen } from '@seri/domain/money/money';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { allocationFaults, type AllocationForm, mostToAllocate } from './allocation-form.ts';
import type { MoneyOfClient, MoneySource } from './allocations.ts';
import { PurchaseField } from './purchase-field.tsx';
import { allocate } from './send-allocation.ts';
import { useMoneyForm } from './use-money-form.ts';

interface AllocateDialogProps {
  source: MoneySource;
  money: MoneyOfClient;
  onClose: () => void;
}

/** R92: staff choose what money pays, at first what is due the longest, as much of it as can be. */
export function AllocateDialog({ source, money, onClose }: AllocateDialogProps) {
  const text = useText();
  const mostFor = (purchaseId: string) => mostToAllocate(money, source, purchaseId);
  const first = String(money.open[0]?.purchaseId ?? '');
  const form = useMoneyForm<AllocationForm>({
    initial: { purchaseId: first, amount: mostFor(first) },
    faultsOf: (values) => allocationFaults(values, mostFor(values.purchaseId)),
    send: ({ purchaseId, amount }) =>
      allocate({ entryId: source.entryId, purchaseId: Number(purchaseId), amount: amount ?? 0 }),
    done: ({ amount }) => text('allocations.allocated', { amount: formatYen(amount ?? 0) }),
    onClose,
  });
  const { purchaseId, amount } = form.values;
  const most = text('allocations.most', { amount: formatYen(mostFor(purchaseId)) });
  return (
    <FormDialog
      {...form.frame}
      title={text('allocations.allocate')}
      action={text('allocations.allocate.amount', { amount: formatYen(amount ?? 0) })}
    >
      <Facts
        framed
        cols={2}
        items={[
          { caption: source.description || text('allocations.money'), value: <JapanDate instant={source.date} /> },
          { caption: text('allocations.left'), value: <Yen value={source.rest} strong /> },
        ]}
      />
      <PurchaseField
        label={text('allocations.to')}
        open={money.open}
        value={purchaseId}
        onChange={(next) => form.replace({ purchaseId: next, amount: mostFor(next) })}
      />
      <AmountField
        label={text('allocations.amount')}
        name="amount"
        value={amount}
        onValueChange={(value) => form.set('amount', value)}
        error={form.errorOf('amount') && most}
        hint={most}
      />
    </FormDialog>
  );
}
