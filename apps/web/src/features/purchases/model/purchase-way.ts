import { type PurchaseStatus, purchaseStatus, purchaseWay } from '@seri/domain/purchases/purchase';
import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../../lib/text.ts';
import { dayMonth, fullDate, tokyo } from '../../../ui/format-time.ts';
import type { Way } from './purchases.ts';

/** How far along its way a car is, from 0; undefined once it has left the way. */
export function stopOf({ status }: Pick<Way, 'status'>): number | undefined {
  const place = purchaseWay.findIndex((stop) => stop === purchaseStatus(status));
  return place < 0 ? undefined : place;
}

export interface Stop {
  name: PurchaseStatus;
  state: 'done' | 'here' | 'ahead';
}

/** Every stop; of a car that has left the way, or was given back, none is more than ahead. */
export function stopsOf(way: Pick<Way, 'status'>, isReturned = false): Stop[] {
  const here = (isReturned ? undefined : stopOf(way)) ?? -1;
  return purchaseWay.map((name, place) => ({
    name,
    state: place < here ? 'done' : place === here ? 'here' : 'ahead',
  }));
}

export interface Words {
  text: Text;
  language: Language;
}

/** What is known of the next thing to happen to it, in a few words. */
export function nextText({ text, language }: Words, { status, yardArrivalEta, etd, eta }: Way, today: string): string {
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

/** In days where that is plain, else by its date; what should be here by now is said so too. */
function arrivalText({ text, language }: Words, eta: string, today: string): string {
  const days = Math.round((Date.parse(eta) - Date.parse(today)) / 86_400_000);
  if (days < 0) return text('purchases.next.due', { day: shortDay(eta, language) });
  if (days === 0) return text('purchases.next.today');
  return text('purchases.next.inDays', { day: shortDay(eta, language), count: days });
}

const noonOf = (day: string) => new Date(`${day}T12:00:00+09:00`);

/** A day of the calendar, wherever the reader is. */
export const dayText = (day: string, language: Language): string =>
  fullDate(noonOf(day), { language, timeZone: tokyo });

/** The same where the year is plain. */
export const shortDay = (day: string, language: Language): string =>
  dayMonth(noonOf(day), { language, timeZone: tokyo });

/** From where to where, as far as it is known. */
export const routeText = ({ exportPort, dischargePort }: { exportPort: string; dischargePort: string }): string =>
  [exportPort, dischargePort].filter(Boolean).join(' → ');
