import type { Random } from '@seri/drawings/random';
import { serialStyles } from './serials.data.ts';

const vinLength = 17;

export function makeSerial(random: Random, maker: string, chassis: string): string {
  const { digits, without, vin } = serialStyles[maker] ?? { digits: 7 };
  const number = random.integer(1, 10 ** digits - 1);
  if (vin === undefined) return `${without ? chassis.replace(without, '') : chassis}-${padded(number, digits)}`;
  const start = `${vin}${chassis.replaceAll(/[^A-Z0-9]/g, '')}`.slice(0, vinLength - digits);
  return `${start}${padded(number, vinLength - start.length)}`;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
