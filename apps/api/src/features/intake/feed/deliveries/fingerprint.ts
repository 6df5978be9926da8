import { hash } from 'node:crypto';

/** MD5 of the line, stored as a uuid: sixteen bytes in PostgreSQL. */
export function fingerprintOf(line: string): string {
  return hash('md5', line);
}

/**
 * R31: equal for all appearances of one vehicle. Made from its serial; without one from the facts that stay the same,
 * and then readers compare the mileage too, which never falls from one appearance to the next. Null if too little is known.
 */
export function vehicleKeyOf(lot: VehicleFacts): number | null {
  const { maker, model, serial, chassis, year, color, trim, mileageKm } = lot;
  if (serial) return keyOf('serial', maker, serial);
  if (!chassis || !year || !color || mileageKm === undefined) return null;
  return keyOf('facts', maker, model, chassis, String(year), color, trim);
}

export interface VehicleFacts {
  maker: string;
  model: string;
  serial: string;
  chassis: string;
  year?: number | undefined;
  color: string;
  trim: string;
  mileageKm?: number | undefined;
}

/** Fifty-two bits, which a JavaScript number holds exactly. */
function keyOf(...parts: readonly string[]): number {
  return Number.parseInt(hash('md5', parts.join('\n').toUpperCase()).slice(0, 13), 16);
}
