/** Widths a photo is served in: a table row, a card, a lot page. */
export const photoWidths = [120, 480, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo is seen as one of a lot: who may see the lot sees the photo, or who was granted it with a shared lot. */
export function photoAddress(lotId: number, photoId: number, width: PhotoWidth, grant?: string): string {
  return `/v1/lots/${lotId}/photos/${photoId}/${width}${grant === undefined ? '' : `?grant=${grant}`}`;
}

/** The same photo in another width. */
export function photoAtWidth(address: string, width: PhotoWidth): string {
  return address.replace(/\/\d+(?=\?|$)/, `/${width}`);
}
