import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { type PurchaseStatus, purchaseStatusCodes, purchaseWay } from '@seri/domain/purchases/purchase';
import type { PurchaseStory } from './purchase-ages.data.ts';
import { type Receiver, routes } from './routes.data.ts';

/** The days after its auction at which a car reaches each stop. */
const reachedAfter = [0, 3, 7, 13, 19, 27] as const;
const days = { yard: 5, sails: 19, arrives: 27 } as const;

/**
 * The days on which it reached each stop until then; a car at sea has left with its ship. A car whose shipping was cancelled has
 * left the way on its last day.
 */
export function planStages({ daysAgo, end }: PurchaseStory, heldOn: JapanDay, sailedOn: JapanDay | undefined) {
  const stop = reachedAfter.findLastIndex((after) => daysAgo >= after);
  const reached = reachedAfter
    .slice(1, stop + 1)
    .map((after, index) => ({ status: index + 1, on: addDays(heldOn, after) }));
  const atSea = reached.at(-1);
  if (sailedOn && atSea?.status === purchaseStatusCodes.inTransit) atSea.on = sailedOn;
  const left = { status: purchaseStatusCodes.shippingCancelled, on: addDays(heldOn, daysAgo) };
  return end === 'shippingCancelled' ? [...reached, left] : reached;
}

/** The stop that a car bought on that day has reached, and the columns that staff have filled in by then. */
export function planWay({ daysAgo, end }: PurchaseStory, heldOn: JapanDay, turn: number, receiver: Receiver) {
  const stop = reachedAfter.findLastIndex((after) => daysAgo >= after);
  const name: PurchaseStatus = end ?? purchaseWay[stop] ?? 'processing';
  const route = routes[turn % routes.length] ?? routes[0];
  const reaches = (least: number) => stop >= least && end !== 'cancelled' && end !== 'resold';
  return {
    status: purchaseStatusCodes[name],
    ...(reaches(1) && {
      stock_yard: route.yard,
      export_port: route.from,
      yard_arrival_eta: addDays(heldOn, days.yard),
    }),
    ...(reaches(2) && {
      shipping_line: route.line,
      voyage: route.voyage,
      discharge_port: receiver.port,
      destination: receiver.city,
      etd: addDays(heldOn, days.sails),
      eta: addDays(heldOn, days.arrives),
    }),
    ...(reaches(3) && { booking_no: numberOf('BK', turn) }),
    ...(reaches(4) && { bl_no: numberOf('BL', turn), bl_kind: turn % 3 === 0 ? 'original' : 'surrendered' }),
    consignee: JSON.stringify(receiver.party),
    consignee_document: receiver.document ?? '',
    note: stop === 5 && turn % 3 === 0 ? receiver.note : '',
  };
}

const numberOf = (kind: 'BK' | 'BL', turn: number) => `SERI${kind}${260_400 + turn * 13}`;
