import { type PurchaseStatus, purchaseStatus, purchaseWay } from '@seri/domain/purchases/purchase';
import type { Localization } from '../../../lib/language/language.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import type { PurchaseProgress } from '../list/purchases.ts';

/** Index of the car's stop; undefined if the purchase ended early. */
export function stopOf({ status }: Pick<PurchaseProgress, 'status'>): number | undefined {
  const index = purchaseWay.findIndex((stop) => stop === purchaseStatus(status));
  return index < 0 ? undefined : index;
}

export interface Stop {
  name: PurchaseStatus;
  state: 'done' | 'here' | 'ahead';
}

/** All stops. If the purchase ended early or the car was returned, all of them are ahead. */
export function stopsOf(progress: Pick<PurchaseProgress, 'status'>, isReturned = false): Stop[] {
  const here = (isReturned ? undefined : stopOf(progress)) ?? -1;
  return purchaseWay.map((name, index) => ({
    name,
    state: index < here ? 'done' : index === here ? 'here' : 'ahead',
  }));
}

/** A short text about the next known step, or an empty string. */
export function nextText(
  { text, language }: Localization,
  { status, yardArrivalEta, etd, eta }: PurchaseProgress,
  today: string,
): string {
  const at = (day: string) => shortDay(day, language);
  const name = purchaseStatus(status);
  if ((name === 'processing' || name === 'domesticTransport') && yardArrivalEta) {
    return text('purchases.next.yard', { day: at(yardArrivalEta) });
  }
  if ((name === 'awaitingShip' || name === 'awaitingLoading') && etd)
    return text('purchases.next.sails', { day: at(etd) });
  if (name === 'inTransit' && eta) return arrivalText({ text, language }, eta, today);
  return name === 'delivered' && eta ? text('purchases.next.arrived', { day: at(eta) }) : '';
}

/** The arrival in days; an overdue one shows its date. */
function arrivalText({ text, language }: Localization, eta: string, today: string): string {
  const days = Math.round((Date.parse(eta) - Date.parse(today)) / 86_400_000);
  if (days < 0) return text('purchases.next.due', { day: shortDay(eta, language) });
  if (days === 0) return text('purchases.next.today');
  return text('purchases.next.inDays', { day: shortDay(eta, language), count: days });
}

export const routeText = ({ exportPort, dischargePort }: { exportPort: string; dischargePort: string }): string =>
  [exportPort, dischargePort].filter(Boolean).join(' → ');
