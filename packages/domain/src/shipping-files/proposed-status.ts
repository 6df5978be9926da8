import { purchaseStatusCodes } from '../purchases/purchase.ts';

const { awaitingShip, awaitingLoading, inTransit } = purchaseStatusCodes;

/** The facts of a car’s way that a list tells. */
export interface WayOfRow {
  hasSailed: boolean;
  hasBillOfLading: boolean;
  hasBooking: boolean;
}

/** The stop that follows from a list; null if the car is there, beyond it, or has left its way: no list moves a car back. */
export function proposedStatus(status: number, { hasSailed, hasBillOfLading, hasBooking }: WayOfRow): number | null {
  const to = hasSailed || hasBillOfLading ? inTransit : hasBooking ? awaitingLoading : awaitingShip;
  return to > awaitingShip && status < to ? to : null;
}
