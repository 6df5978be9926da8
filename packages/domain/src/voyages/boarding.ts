import { purchaseStatusCodes } from '../purchases/purchase.ts';
import type { VoyageState } from './voyage-states.ts';

const { awaitingShip, awaitingLoading, inTransit, shippingCancelled } = purchaseStatusCodes;

/** Stops at which a car waits for a ship. */
export const boardingStatuses: readonly number[] = [awaitingShip, awaitingLoading];

interface ShipToBoard {
  state: VoyageState;
  /** The ship has left the port of loading. */
  hasLeft: boolean;
}

/** R98: a car that has not sailed names a ship that has not left; of one that is on its way, its ship may be entered later. */
export function mayBoard(status: number, { state, hasLeft }: ShipToBoard): boolean {
  if (state === 'cancelled') return false;
  return status < inTransit ? !hasLeft : status === inTransit;
}

/** R98: a car that has sailed stays on its ship. */
export const mayLeaveShip = (status: number): boolean => status < inTransit || status === shippingCancelled;

/** R98: the status to which a car goes when it gets a ship, or loses it; undefined if it stays. */
export function statusByShip(status: number, hasShip: boolean): number | undefined {
  if (hasShip) return status === awaitingShip ? awaitingLoading : undefined;
  return status === awaitingLoading ? awaitingShip : undefined;
}

/** R98: what a car still lacks before it is loaded. */
export const carLacks = ['certificate', 'parties', 'export', 'status', 'days'] as const;
export type CarLack = (typeof carLacks)[number];
