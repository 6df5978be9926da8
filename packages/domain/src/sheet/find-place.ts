import type { BilingualText } from './decoded-sheet.ts';
import { flankRegions, middleRegions, type Region } from './places.data.ts';
import { agree } from './russian-forms.ts';

const sides = {
  left: { en: 'left', forms: 'лев|ый|ая|ое|ые' },
  right: { en: 'right', forms: 'прав|ый|ая|ое|ые' },
} as const;

interface NamedRegion extends Region {
  name: BilingualText;
}

const middle = middleRegions.map((region): NamedRegion => ({ ...region, name: { en: region.en, ru: region.ru } }));
const left = flank('left');
const right = flank('right');

function flank(side: keyof typeof sides): NamedRegion[] {
  const { en, forms } = sides[side];
  return flankRegions.map((region) => ({
    ...region,
    name: { en: `${en} ${region.en}`, ru: `${agree(forms, region.gender)} ${region.ru}` },
  }));
}

/** The part of the unfolded car at a point of its map; null off the map. */
export function findPlace(x: number, y: number): BilingualText | null {
  return nameAt(middle, x, y) ?? nameAt(left, x, y) ?? nameAt(right, x, 100 - y);
}

function nameAt(regions: readonly NamedRegion[], x: number, y: number): BilingualText | null {
  const region = regions.find((one) => one.x[0] <= x && x <= one.x[1] && one.y[0] <= y && y <= one.y[1]);
  return region?.name ?? null;
}
