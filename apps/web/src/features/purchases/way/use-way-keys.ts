import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { askStatus, isWayField, type WayAsk, type WayField } from './way-ask.ts';
import { wayKeyOf } from './way-keys.ts';

/** The fact that has the focus, or else the one under the pointer. */
function fieldInHand(): WayField | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-way-field]');
  const name = (focused ?? document.querySelector<HTMLElement>('[data-way-field]:hover'))?.dataset['wayField'];
  return isWayField(name) ? name : undefined;
}

/** R97: a digit moves the car, E edits its shipping, wherever the focus is on the page. */
export function useWayKeys(purchase: PurchaseDetails, ask: (ask: WayAsk) => void): void {
  const text = useText();
  const nameOf = (status: number) => text(`purchases.status.${purchaseStatus(status)}`);
  const askFor = (to: number) => {
    const { status } = purchase.logistics;
    const asked = purchase.can.move || to === status ? askStatus(purchase, to) : 'forbidden';
    if (typeof asked === 'object') ask(asked);
    else {
      const names = { from: nameOf(status), to: nameOf(to) };
      toast({ title: text(`way.keys.${asked}`, names) });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !singleKeys.get() || isKeyTaken(event.target)) return;
    const command = wayKeyOf(event);
    if (command === undefined || (command === 'edit' && !purchase.can.move)) return;
    event.preventDefault();
    if (command === 'help') ask({ form: 'keys' });
    else if (command === 'edit') ask({ form: 'logistics', field: fieldInHand() });
    else askFor(command);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
