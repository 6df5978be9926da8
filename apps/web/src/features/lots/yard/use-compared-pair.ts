import { useState } from 'react';
import type { Pictures } from '../pictures/pictures.ts';
import { countIn, indexIn, pictureAt } from './placed-pictures.ts';

/** Both sides of a comparison, as indices among all pictures: the one that is turned follows, the other stays. */
export function useComparedPair(
  pictures: Pictures,
  index: number,
): readonly [auction: number, yard: number] | undefined {
  const [places, setPlaces] = useState({ auction: 0, yard: 0 });
  const { set, place = 0 } = pictureAt(pictures, index) ?? {};
  if ((set === 'auction' || set === 'yard') && places[set] !== place) setPlaces({ ...places, [set]: place });
  if (countIn(pictures, 'auction') === 0 || countIn(pictures, 'yard') === 0) return undefined;
  // A photo may have been withdrawn while it was looked at.
  const at = (side: 'auction' | 'yard') => indexIn(pictures, side, Math.min(places[side], countIn(pictures, side) - 1));
  return [at('auction'), at('yard')];
}
