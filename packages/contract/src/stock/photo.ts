/** Widths for a table row, a tall one, a card and a lot page. */
export const photoWidths = [120, 200, 480, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The address contains the lot, because the right to see the lot opens the photo; so does the grant of a shared lot. */
export function photoAddress(lotId: number, photoId: number, width: PhotoWidth, grant?: string): string {
  return `/v1/lots/${lotId}/photos/${photoId}/${width}${grant === undefined ? '' : `?grant=${grant}`}`;
}

/** The picture that messengers show beside the link of a shared lot. */
export const previewSize = { width: 1200, height: 630 } as const;

export function previewAddress(lotId: number, grant: string): string {
  return `/v1/lots/${lotId}/preview.jpg?grant=${grant}`;
}

export function photoAtWidth(address: string, width: PhotoWidth): string {
  return address.replace(/\/\d+(?=\?|$)/, `/${width}`);
}

export function isPhotoOf(lotId: number, path: string): boolean {
  const [, id, width] = new RegExp(`^/v1/lots/${lotId}/photos/(\\d{1,15})/(\\d+)$`).exec(path) ?? [];
  return id !== undefined && photoWidths.some((allowed) => String(allowed) === width);
}
