import { purchaseStatusCodes } from '../purchases/purchase.ts';
import type { JapanDay } from '../time/japan-time.ts';
import { chassisForm, chassisKey } from './chassis-form.ts';
import { type ChassisDifference, chassisDifference, serialOf } from './chassis-likeness.ts';

/** A purchase that a row of a list may be about. */
export interface KnownCar {
  id: number;
  stockNo: string;
  chassis: string;
  maker: string;
  model: string;
  status: number;
  boughtOn: JapanDay;
}

/** The facts of a row by which its car is found; empty where the list has none. */
export interface CarOfRow {
  stockNo: string;
  chassis: string;
  maker: string;
  model: string;
}

export const carMatches = ['exact', 'plain', 'near', 'tail', 'several', 'delivered', 'void', 'none'] as const;

/**
 * `exact`: the same number; `plain`: but for its hyphen; `near`: but for one sign; `tail`: the serial number and the model alone;
 * `several`: one car bought twice. Cars that have ended are found, and cannot be changed.
 */
export type CarMatch =
  | { state: 'exact' | 'plain' | 'several'; car: KnownCar; others: readonly KnownCar[] }
  | { state: 'near'; car: KnownCar; difference: ChassisDifference }
  | { state: 'tail' | 'delivered' | 'void'; car: KnownCar }
  | { state: 'none' };

const { delivered, cancelled, resold } = purchaseStatusCodes;
const isVoid = ({ status }: KnownCar) => status === cancelled || status === resold;
const isOpen = (car: KnownCar) => !isVoid(car) && car.status !== delivered;
const newestFirst = (one: KnownCar, other: KnownCar) => other.boughtOn.localeCompare(one.boughtOn) || other.id - one.id;
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Finds the car of a row among those that share a number or a part of it with the row. */
export function matchCar(row: CarOfRow, known: readonly KnownCar[]): CarMatch {
  const numbered = known.filter(({ stockNo }) => row.stockNo !== '' && isSame(stockNo, row.stockNo));
  const same = known.filter(({ chassis }) => chassisKey(chassis) === chassisKey(row.chassis));
  const found = (numbered.length > 0 ? numbered : same).toSorted(newestFirst);
  const [car, ...others] = [...found.filter(isOpen), ...found.filter((one) => !isOpen(one))];
  if (!car) return suggestCar(row, known);
  if (!isOpen(car)) return { state: isVoid(car) ? 'void' : 'delivered', car };
  if (others.some(isOpen)) return { state: 'several', car, others };
  const isExact = numbered.length > 0 || chassisForm(car.chassis) === chassisForm(row.chassis);
  return { state: isExact ? 'exact' : 'plain', car, others };
}

/** A guess is one only if no other car could be meant. */
function suggestCar(row: CarOfRow, known: readonly KnownCar[]): CarMatch {
  const open = known.filter(isOpen);
  const near = open.flatMap((car) => {
    const difference = chassisDifference(row.chassis, car.chassis);
    const isMaker = row.maker === '' || isSame(row.maker, car.maker);
    return difference && isMaker ? [{ car, difference }] : [];
  });
  if (near[0] && near.length === 1) return { state: 'near', ...near[0] };
  const serial = serialOf(row.chassis);
  const tails = open.filter(
    ({ chassis, model }) => serial !== null && serialOf(chassis) === serial && isSame(model, row.model),
  );
  return tails[0] && tails.length === 1 && near.length === 0 ? { state: 'tail', car: tails[0] } : { state: 'none' };
}

/** Only these are chosen before anybody has looked. */
export const isSafeMatch = ({ state }: CarMatch): boolean => state === 'exact' || state === 'plain';
