/** Widths a photo is served in: a table row, a card, a lot page. */
export const photoWidths = [120, 480, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo is seen as one of a lot: who may see the lot sees the photo, or who was granted it with a shared lot. */
export function photoAddress(lotId: number, photoId: number, width: PhotoWidth, grant?: string): string {
  return `/v1/lots/${lotId}/photos/${photoId}/${width}${grant === undefined ? '' : `?grant=${grant}`}`;
}

/** What messengers show beside the link of a shared lot. */
export const previewSize = { width: 1200, height: 630 } as const;

export function previewAddress(lotId: number, grant: string): string {
  return `/v1/lots/${lotId}/preview.jpg?grant=${grant}`;
}

/** The same photo in another width. */
export function photoAtWidth(address: string, width: PhotoWidth): string {
  return address.replace(/\/\d+(?=\?|$)/, `/${width}`);
}

/** Whether this is the path of a photo of the lot. */
export function isPhotoOf(lotId: number, path: string): boolean {
  const [, id, width] = new RegExp(`^/v1/lots/${lotId}/photos/(\\d{1,15})/(\\d+)$`).exec(path) ?? [];
  return id !== undefined && photoWidths.some((each) => String(each) === width);
}
