import { type ViewedLot, detailOf, lotName } from '../page/lot-view.ts';

/** The pictures of a lot: its photos, followed by its sheet. */
export interface Pictures {
  car: string;
  photos: readonly string[];
  sheet: string | null;
}

export function picturesOf(lot: ViewedLot): Pictures {
  return { car: lotName(lot), photos: lot.lotImages.images, sheet: detailOf(lot).auctionSheet };
}

export function pictureAt(
  { photos, sheet }: Pictures,
  index: number,
): { address: string; isSheet: boolean } | undefined {
  const photo = photos[index];
  if (photo !== undefined) return { address: photo, isSheet: false };
  return sheet !== null && index === photos.length ? { address: sheet, isSheet: true } : undefined;
}

export function countPictures({ photos, sheet }: Pictures): number {
  return photos.length + (sheet === null ? 0 : 1);
}
