import type { BodyName } from '@seri/drawings/vehicles/car/body-names';

export interface CarColor {
  name: string;
  /** Six hex digits. */
  paint: string;
  weight: number;
  /** The maker's colour codes; `other` holds for all other makers. */
  codes: { toyota: string; nissan: string; honda: string; other: string };
  /** Bodies that are offered in this colour; all, if missing. */
  bodies?: readonly BodyName[];
}

const work: readonly BodyName[] = ['truck', 'boxtruck', 'keitruck', 'van', 'bus'];
const small: readonly BodyName[] = ['kei', 'hatchback'];
const bright: readonly BodyName[] = ['suv', 'kei', 'hatchback', 'coupe', 'roadster', 'offroad'];
const ordinary: readonly BodyName[] = [
  'suv',
  'sedan',
  'kei',
  'hatchback',
  'minivan',
  'coupe',
  'wagon',
  'roadster',
  'pickup',
  'offroad',
];

/** Weights resemble the cars on Japan's roads. */
export const carColors: readonly CarColor[] = [
  color('White', 'e9edec', 24, ['040', 'QM1', 'NH578', 'A4D']),
  color('White', 'e9edec', 60, ['058', 'QM1', 'NH578', '26U'], work),
  color('Pearl', 'f2efe6', 20, ['070', 'QAB', 'NH788P', '25D'], ordinary),
  color('Black', '2a2f36', 20, ['202', 'KH3', 'NH731P', '41W'], ordinary),
  color('Silver', 'b4bbc0', 11, ['1F7', 'K23', 'NH700M', '45P']),
  color('Gray', '747c83', 8, ['1G3', 'KAD', 'NH797M', '46G'], ordinary),
  color('Blue', '2f4f7f', 8, ['8W7', 'RAY', 'B588P', '42B']),
  color('Light blue', '86abc9', 3, ['8W2', 'RBF', 'B594M', 'B81'], [...small, 'keitruck', 'truck', 'boxtruck']),
  color('Red', 'a92f2c', 6, ['3R3', 'NAH', 'R543P', '46V'], ordinary),
  color('Wine', '6b2636', 3, ['3R9', 'NBF', 'R539P', '41V'], ordinary),
  color('Green', '4d6f55', 3, ['6X1', 'DAN', 'G537M', 'ZVE'], [...small, 'suv', 'offroad', 'keitruck']),
  color('Khaki', '6f6d52', 2, ['6V7', 'EAN', 'G547P', 'G51'], ['suv', 'offroad', 'kei', 'pickup']),
  color('Beige', 'd3c4a4', 3, ['4V6', 'HAF', 'YR607M', 'T32'], [...small, 'suv', 'offroad', 'van']),
  color('Brown', '6a4c39', 3, ['4W9', 'CAS', 'YR578M', 'R59'], ordinary),
  color('Gold', 'b49a63', 1, ['4R0', 'EAP', 'YR525M', 'S21'], ordinary),
  color('Orange', 'cf6f2e', 2, ['4R8', 'EBB', 'YR585', 'R71'], bright),
  color('Yellow', 'dcb336', 2, ['5A3', 'EAV', 'Y56', 'Y09'], bright),
  color('Purple', '5c4575', 2, ['9AH', 'LAE', 'PB81P', 'ZJT'], [...small, 'minivan']),
  color('Pink', 'd9a3ae', 1, ['3T7', 'NAY', 'R551P', 'ZPR'], small),
];

function color(
  name: string,
  paint: string,
  weight: number,
  [toyota, nissan, honda, other]: readonly [string, string, string, string],
  bodies?: readonly BodyName[],
): CarColor {
  return { name, paint, weight, codes: { toyota, nissan, honda, other }, ...(bodies && { bodies }) };
}
