import { createRandom } from '../random.ts';
import { type HouseStyle, houseStyles } from './house-styles.data.ts';

/** A house has one form for all its sheets. */
export function styleOfHouse(houseName: string): HouseStyle {
  return createRandom('house', houseName).pick(houseStyles);
}
