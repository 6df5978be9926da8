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

export function picturesOf(lot: ViewedLot): Pictures {
  return { car: lotName(lot), photos: lot.lotImages.images, sheet: detailOf(lot).auctionSheet };
}

export const countPictures = ({ photos, sheet, yard }: Pictures): number =>
  photos.length + (sheet === null ? 0 : 1) + (yard?.photos.length ?? 0);
