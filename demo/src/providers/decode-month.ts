import type { BuiltCar } from '@seri/contract/services/production-month.schema';
import type { AskedLot } from '@seri/api/features/stock/lots/asked-lot.query';
import { type MonthRecords, monthRecords } from './month-records.data.ts';

/** When a vehicle was built, by its maker, chassis code and serial; null if the records do not have it. */
export function decodeMonth(lot: AskedLot): BuiltCar | null {
  const records = monthRecords[lot.maker];
  const serial = serialOf(lot);
  if (!records || !serial || lot.year === null) return null;
  const month = monthOf(records, serial);
  return {
    catalogNo: `${records.catalog}${serial.slice(0, 3)}`,
    code: lot.chassis,
    colorCode: lot.colorCode,
    engineNo: engineNoOf(records, lot, serial),
    transmission: lot.gearbox,
    gradeCode: codeOf(lot.grade),
    modelCode: `${lot.chassis}-${codeOf(lot.model)}`,
    modelName: lot.model,
    month,
    trimCode: `${codeOf(lot.grade)}${serial.slice(-2)}`,
    year: yearOf(lot.year, lot.month, month),
    description: [lot.maker, lot.model, lot.grade].filter(Boolean).join(' '),
  };
}

/** The digits behind the chassis code. */
const serialOf = ({ serial }: AskedLot) => /-(\d{5,7})$/.exec(serial)?.[1];

function monthOf({ firstMonth, ends }: MonthRecords, serial: string): number {
  const share = Number(serial) / 10 ** serial.length;
  const block = ends.findIndex((end) => share < end);
  return ((firstMonth - 1 + Math.max(0, block)) % 12) + 1;
}

/** A vehicle is built before it is first registered. */
function yearOf(registered: number, registeredIn: number | null, built: number): number {
  return registeredIn !== null && built > registeredIn ? registered - 1 : registered;
}

function engineNoOf({ engines }: MonthRecords, { engineCc }: AskedLot, serial: string): string {
  const family = engineCc === null ? undefined : engines.find(([atLeast]) => engineCc >= atLeast)?.[1];
  return family ? `${family}-${serial.split('').toReversed().join('')}` : '';
}

/** The first letters and digits of the words; a code has no signs. */
function codeOf(words: string): string {
  return words
    .split(/[\s/]+/)
    .map((word) => word.replaceAll(/[^\p{Letter}\p{Number}]/gu, '').slice(0, 2))
    .join('')
    .toUpperCase()
    .slice(0, 6);
}
