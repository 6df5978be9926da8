import { formatYen } from '@seri/domain/money/money';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseCharge } from '../list/purchases.ts';
import { removeCharge } from './send-charge.ts';

/** Gives back a booked charge, or removes one that is still to come. */
export function RemoveCharge({ charge, onDone }: { charge: PurchaseCharge; onDone: () => void }) {
  const text = useText();
  const [isPending, setIsPending] = useState(false);
  const amount = formatYen(Math.abs(charge.amount ?? 0));
  const isBooked = charge.state === 'booked';
  const remove = async () => {
    setIsPending(true);
    const reply = await removeCharge(charge);
    setIsPending(false);
    if (!reply.ok) return toast({ tone: 'bad', title: refusalText(text, reply.refusal) });
    const said = { charge: charge.label, amount };
    toast({ tone: 'good', title: text(isBooked ? 'purchases.charge.returned' : 'purchases.charge.removed', said) });
    return onDone();
  };
  return (
    <Button kind="danger" pending={isPending} onClick={() => void remove()}>
      {isBooked && charge.kind !== 'discount'
        ? text('purchases.charge.giveBack', { amount })
        : text('purchases.charge.remove')}
    </Button>
  );
}
