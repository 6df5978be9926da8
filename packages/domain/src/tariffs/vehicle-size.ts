import type { LotKind } from '../lots/lot-kinds.ts';
import type { SizeClass } from './tariff.ts';

export interface VehicleMeasures {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** Tenths of a cubic metre of a usual vehicle of its class, such as a hatchback for `small` and a wagon for `large`. */
const usual: Readonly<Record<SizeClass, number | undefined>> = {
  kei: 80,
  small: 100,
  middle: 110,
  large: 130,
  oversize: 200,
  bike: 25,
  // They differ too much for a guess.
  machine: undefined,
};

const mm3PerTenthOfM3 = 1e8;
const oversizeFrom = 180;

/** Tenths of a cubic metre: by its measures, rounded up, or else as usual for its class. */
export function vehicleVolume(
  measures: VehicleMeasures | undefined,
  sizeClass: SizeClass | undefined,
): number | undefined {
  if (!measures) return sizeClass && usual[sizeClass];
  return Math.ceil((measures.lengthMm * measures.widthMm * measures.heightMm) / mm3PerTenthOfM3);
}

interface SizedVehicle {
  kind: LotKind;
  engineCc: number | null;
  measures?: VehicleMeasures | undefined;
}

/** The class by which freight and inland transport are priced; undefined where its engine is not known. */
export function sizeClassOf({ kind, engineCc, measures }: SizedVehicle): SizeClass | undefined {
  if (kind === 'bike' || kind === 'machine') return kind;
  if (measures && (vehicleVolume(measures, undefined) ?? 0) > oversizeFrom) return 'oversize';
  if (!engineCc) return undefined;
  if (engineCc <= 660) return 'kei';
  if (engineCc <= 1500) return 'small';
  return engineCc <= 2500 ? 'middle' : 'large';
}
