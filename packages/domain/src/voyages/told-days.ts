import type { JapanDay } from '../time/japan-time.ts';
import { purchaseStatusCodes } from '../purchases/purchase.ts';
import { dayOfCall } from './port-calls.ts';

/** The day of a call as its readers know it, and whether it has come. */
export interface KnownDay {
  on: JapanDay | null;
  isOver: boolean;
}

export const knownDay = (call: Parameters<typeof dayOfCall>[0]): KnownDay => ({
  on: dayOfCall(call),
  isOver: call.actualOn !== null,
});

export interface CarOfVoyage {
  status: number;
  load: number;
  discharge: number;
}

export type KnownDays = Readonly<Record<string, KnownDay>>;

const { inTransit, delivered } = purchaseStatusCodes;

/** R98: whether the days of a car have changed for its client. What is behind the car tells nothing new. */
export function hasNewDays(car: CarOfVoyage, known: KnownDays, now: KnownDays): boolean {
  const [loadWas, load] = [known[car.load], now[car.load]];
  const [arrivalWas, arrival] = [known[car.discharge], now[car.discharge]];
  // A ship that has left without the car is for staff to explain.
  const sailsNew = car.status < inTransit && load?.isOver === false && load.on !== loadWas?.on;
  const isOnWay = car.status < delivered;
  const arrivesNew = isOnWay && (arrival?.on !== arrivalWas?.on || arrival?.isOver !== arrivalWas?.isOver);
  return sailsNew || arrivesNew;
}
