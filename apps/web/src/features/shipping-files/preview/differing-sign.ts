import { chassisKey } from '@seri/domain/shipping-files/chassis-form';

/** The written sign at a place of the number’s key, which knows no hyphens, blanks and labels; -1 if it has no such place. */
export function differingSign(written: string, at: number): number {
  const rest = chassisKey(written).length - at;
  if (rest <= 0) return -1;
  return [...written.split('').keys()].findLast((place) => chassisKey(written.slice(place)).length === rest) ?? -1;
}
