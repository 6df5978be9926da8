import { type ViewedLot, detailOf, lotName } from '../page/lot-view.ts';

/** A photo of the yard. */
export interface YardPicture {
  address: string;
  day: string;
  /** Staff alone see it so far. */
  isDraft: boolean;
}

/** The pictures of a lot: its photos, followed by its sheet and, of a bought car, by the photos of the yard. */
export interface Pictures {
  car: string;
  photos: readonly string[];
  sheet: string | null;
  yard?: { boughtOn: string; photos: readonly YardPicture[] } | undefined;
}

export type PictureSet = 'auction' | 'sheet' | 'yard';

interface PlacedPicture {
  address: string;
  set: PictureSet;
  /** Its index among the pictures of its set. */
  place: number;
}

export function picturesOf(lot: ViewedLot): Pictures {
  return { car: lotName(lot), photos: lot.lotImages.images, sheet: detailOf(lot).auctionSheet };
}

function addressesOf({ photos, sheet, yard }: Pictures): Readonly<Record<PictureSet, readonly string[]>> {
  return {
    auction: photos,
    sheet: sheet === null ? [] : [sheet],
    yard: yard?.photos.map(({ address }) => address) ?? [],
  };
}

export const countIn = (pictures: Pictures, set: PictureSet): number => addressesOf(pictures)[set].length;

/** The index, among all pictures, of one of a set. */
export function indexIn(pictures: Pictures, set: PictureSet, place: number): number {
  if (set === 'auction') return place;
  return countIn(pictures, 'auction') + (set === 'yard' ? countIn(pictures, 'sheet') : 0) + place;
}

export function pictureAt(pictures: Pictures, index: number): PlacedPicture | undefined {
  const placed = Object.entries(addressesOf(pictures)).flatMap(([set, addresses]) =>
    addresses.map((address, place) => ({ address, set: set as PictureSet, place })),
  );
  return placed[index];
}

export const countPictures = (pictures: Pictures): number => Object.values(addressesOf(pictures)).flat().length;
