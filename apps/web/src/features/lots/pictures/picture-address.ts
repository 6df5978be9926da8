import { countPictures, type Pictures } from './pictures.ts';

/** The index of the photo on the page, and of the picture in the gallery if it is open. */
export interface ShownPicture {
  photo: number;
  gallery: number | undefined;
}

/** `#photo-3`, `#gallery-3`, `#gallery-sheet`; empty for the first photo. The photos of the yard are counted on. */
export function hashOf({ photo, gallery }: ShownPicture, { photos, sheet }: Pictures): string {
  if (gallery === undefined) return photo === 0 ? '' : `#photo-${photo + 1}`;
  return `#gallery-${gallery === photos.length && sheet !== null ? 'sheet' : gallery + 1}`;
}

/** undefined for any other hash and for a picture that does not exist. */
export function readHash(hash: string, pictures: Pictures): ShownPicture | undefined {
  const [, target, name] = /^#(photo|gallery)-(\d{1,4}|sheet)$/.exec(hash) ?? [];
  if (target === undefined) return undefined;
  const count = pictures.photos.length;
  const index = name === 'sheet' ? count : Number(name) - 1;
  const limit = target === 'gallery' ? countPictures(pictures) : count;
  const isSheet = index === count && pictures.sheet !== null;
  if (index < 0 || index >= limit || isSheet !== (name === 'sheet')) return undefined;
  return target === 'gallery'
    ? { photo: index < count ? index : 0, gallery: index }
    : { photo: index, gallery: undefined };
}
