import { type ViewedLot, detailOf, lotName } from './lot-view.ts';

/** What there is to see of a lot: its photos, and its sheet after them. */
export interface Pictures {
  car: string;
  photos: readonly string[];
  sheet: string | null;
}

export function picturesOf(lot: ViewedLot): Pictures {
  return { car: lotName(lot), photos: lot.lotImages.images, sheet: detailOf(lot).auctionSheet };
}

/** By its place among all of them. */
export function pictureAt(
  { photos, sheet }: Pictures,
  place: number,
): { address: string; isSheet: boolean } | undefined {
  const photo = photos[place];
  if (photo !== undefined) return { address: photo, isSheet: false };
  return sheet !== null && place === photos.length ? { address: sheet, isSheet: true } : undefined;
}

export function countPictures({ photos, sheet }: Pictures): number {
  return photos.length + (sheet === null ? 0 : 1);
}
