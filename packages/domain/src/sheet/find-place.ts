import type { Said } from './decoded-sheet.ts';
import { flankRegions, middleRegions, type Region } from './places.data.ts';
import { agree } from './russian-forms.ts';

const sides = {
  left: { en: 'left', forms: 'лев|ый|ая|ое|ые' },
  right: { en: 'right', forms: 'прав|ый|ая|ое|ые' },
} as const;

interface Place extends Region {
  said: Said;
}

const middle = middleRegions.map((region): Place => ({ ...region, said: { en: region.en, ru: region.ru } }));
const left = flank('left');
const right = flank('right');

function flank(side: keyof typeof sides): Place[] {
  const { en, forms } = sides[side];
  return flankRegions.map((region) => ({
    ...region,
    said: { en: `${en} ${region.en}`, ru: `${agree(forms, region.gender)} ${region.ru}` },
  }));
}

/** Where a mark stands on the unfolded car; null off the map. */
export function findPlace(x: number, y: number): Said | null {
  return placeAt(middle, x, y) ?? placeAt(left, x, y) ?? placeAt(right, x, 100 - y);
}

function placeAt(places: readonly Place[], x: number, y: number): Said | null {
  const place = places.find((one) => one.x[0] <= x && x <= one.x[1] && one.y[0] <= y && y <= one.y[1]);
  return place?.said ?? null;
}
