/** Widths a photo is served in: a table row, a card, a lot page. */
export const photoWidths = [120, 480, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

const root = '/v1/photos';

export function photoAddress(id: number, width: PhotoWidth): string {
  return `${root}/${id}/${width}`;
}

/** The same photo in another width. */
export function photoAtWidth(address: string, width: PhotoWidth): string {
  return address.replace(/\/\d+$/, `/${width}`);
}
