import { hash } from 'node:crypto';

/** Equal for equal lines; in the form of a uuid, which PostgreSQL keeps in sixteen bytes. */
export function fingerprintOf(line: string): string {
  return hash('md5', line);
}

/**
 * Equal for the appearances of one vehicle: by its own number; without one by what stays the same of it, and the reader
 * compares the mileage too (R31). Nothing for a vehicle of which too little is known.
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

/** Fifty-two bits: as many as a number holds exactly. */
function keyOf(...parts: readonly string[]): number {
  return Number.parseInt(hash('md5', parts.join('\n').toUpperCase()).slice(0, 13), 16);
}
