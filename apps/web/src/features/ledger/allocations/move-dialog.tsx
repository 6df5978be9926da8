import { formatYen } from '@seri/domain/money/money';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { allocationFaults, type AllocationForm, mostToMove } from './allocation-form.ts';
import type { MadeAllocation, MoneyOfClient } from './allocations.ts';
import { PurchaseField } from './purchase-field.tsx';
import { freeAllocation } from './send-allocation.ts';
import { useMoneyForm } from './use-money-form.ts';

interface MoveDialogProps {
  made: MadeAllocation;
  money: MoneyOfClient;
  onClose: () => void;
}

/** R92: staff free an allocation, whole or in part, or move it to another purchase. */
export function MoveDialog({ made, money, onClose }: MoveDialogProps) {
  const text = useText();
  const mostFor = (purchaseId: string) => mostToMove(money, made, purchaseId);
  const form = useMoneyForm<AllocationForm>({
    initial: { purchaseId: '', amount: made.amount },
    faultsOf: (values) => allocationFaults(values, mostFor(values.purchaseId)),
    send: ({ purchaseId, amount }) =>
      freeAllocation({
        id: made.id,
        amount: amount ?? 0,
        purchaseId: purchaseId === '' ? null : Number(purchaseId),
      }),
    done: ({ purchaseId, amount }) =>
      text(purchaseId === '' ? 'allocations.freed' : 'allocations.moved', { amount: formatYen(amount ?? 0) }),
    onClose,
  });
  const { purchaseId, amount } = form.values;
  const isFreed = purchaseId === '';
  const most = text('allocations.most', { amount: formatYen(mostFor(purchaseId)) });
  return (
    <FormDialog
      {...form.frame}
      title={text('allocations.move.of', { name: made.name })}
      action={text(isFreed ? 'allocations.free.amount' : 'allocations.move.amount', { amount: formatYen(amount ?? 0) })}
    >
      <PurchaseField
        label={text('allocations.to')}
        open={money.open.filter((purchase) => purchase.purchaseId !== made.purchaseId)}
        value={purchaseId}
        onChange={(next) => form.replace({ purchaseId: next, amount: mostFor(next) })}
      >
        <option value="">{text('allocations.free')}</option>
      </PurchaseField>
      {isFreed && !money.byHand && <p className="sub">{text('allocations.free.hint')}</p>}
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
