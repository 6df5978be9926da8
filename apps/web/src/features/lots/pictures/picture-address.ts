import { countIn, indexIn, pictureAt, type Pictures } from './pictures.ts';

/** The index of the photo on the page, and of the picture in the gallery if it is open. */
export interface ShownPicture {
  photo: number;
  gallery: number | undefined;
}

/** `#photo-3`, `#gallery-3`, `#gallery-sheet`, `#gallery-yard-2`; empty for the first photo. */
export function hashOf({ photo, gallery }: ShownPicture, pictures: Pictures): string {
  if (gallery === undefined) return photo === 0 ? '' : `#photo-${photo + 1}`;
  const { set = 'auction', place = gallery } = pictureAt(pictures, gallery) ?? {};
  if (set === 'sheet') return '#gallery-sheet';
  return `#gallery-${set === 'yard' ? 'yard-' : ''}${place + 1}`;
}

/** undefined for any other hash and for a picture that does not exist. */
export function readHash(hash: string, pictures: Pictures): ShownPicture | undefined {
  const [, target, name] = /^#(photo|gallery)-((?:yard-)?\d{1,4}|sheet)$/.exec(hash) ?? [];
  if (target === undefined || name === undefined) return undefined;
  const set = name === 'sheet' ? 'sheet' : name.startsWith('yard-') ? 'yard' : 'auction';
  const place = set === 'sheet' ? 0 : Number(name.replace('yard-', '')) - 1;
  if (place < 0 || place >= countIn(pictures, set)) return undefined;
  if (target === 'photo') return set === 'auction' ? { photo: place, gallery: undefined } : undefined;
  return { photo: set === 'auction' ? place : 0, gallery: indexIn(pictures, set, place) };
}
