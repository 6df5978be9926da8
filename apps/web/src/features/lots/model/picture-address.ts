import { countPictures, type Pictures } from './pictures.ts';

/** Which photo the page shows, and which picture the gallery, if it is open. */
export interface ShownPicture {
  photo: number;
  gallery: number | undefined;
}

/** `#photo-3`, `#gallery-3`, `#gallery-sheet`; the first photo needs no word. */
export function hashOf({ photo, gallery }: ShownPicture, { photos }: Pictures): string {
  if (gallery === undefined) return photo === 0 ? '' : `#photo-${photo + 1}`;
  return `#gallery-${gallery === photos.length ? 'sheet' : gallery + 1}`;
}

/** undefined for an address that speaks of something else, or of a picture that there is not. */
export function readHash(hash: string, pictures: Pictures): ShownPicture | undefined {
  const [, part, name] = /^#(photo|gallery)-(\d{1,4}|sheet)$/.exec(hash) ?? [];
  if (part === undefined) return undefined;
  const count = pictures.photos.length;
  const place = name === 'sheet' ? count : Number(name) - 1;
  const most = part === 'gallery' ? countPictures(pictures) : count;
  if (place < 0 || place >= most || (name !== 'sheet' && place >= count)) return undefined;
  return part === 'gallery'
    ? { photo: place < count ? place : 0, gallery: place }
    : { photo: place, gallery: undefined };
}
