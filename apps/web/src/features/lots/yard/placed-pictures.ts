import type { Pictures } from '../pictures/pictures.ts';

export type PictureSet = 'auction' | 'sheet' | 'yard';

interface PlacedPicture {
  address: string;
  set: PictureSet;
  /** Its index among the pictures of its set. */
  place: number;
}

const addressesIn = ({ photos, sheet, yard }: Pictures, set: PictureSet): readonly string[] => {
  if (set === 'auction') return photos;
  if (set === 'sheet') return sheet === null ? [] : [sheet];
  return yard?.photos.map(({ address }) => address) ?? [];
};

export const countIn = (pictures: Pictures, set: PictureSet): number => addressesIn(pictures, set).length;

const order = ['auction', 'sheet', 'yard'] as const;

const placed = (pictures: Pictures): PlacedPicture[] =>
  order.flatMap((set) => addressesIn(pictures, set).map((address, place) => ({ address, set, place })));

/** The index, among all pictures, of one of a set. */
export const indexIn = (pictures: Pictures, set: PictureSet, place: number): number =>
  place + order.slice(0, order.indexOf(set)).reduce((count, before) => count + countIn(pictures, before), 0);

export const pictureAt = (pictures: Pictures, index: number): PlacedPicture | undefined => placed(pictures)[index];
