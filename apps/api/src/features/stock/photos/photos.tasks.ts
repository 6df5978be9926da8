import { defineTask } from '../../../platform/studio/studio-task.ts';
import type { DrawnLot } from './drawn-lot.read.ts';
import type { MadeWidth, PhotoFormat } from './picture-files.ts';

/** An image file, or raw opaque pixels of four bytes: red, green, blue and one unused. */
export type Picture = Uint8Array | { dots: Uint8Array; width: number; height: number };

/** Draws the picture of a `drawn:` address; null if the address is unknown. */
export type DrawPicture = (address: string, lot: DrawnLot) => Promise<Picture | null>;

/** An image file, or the `drawn:` address of a picture and the facts that it may show. */
export type PictureSource = Uint8Array | { address: string; lot: DrawnLot };

export interface Previewed {
  lotNo: string;
  grade: string;
}

/** Null for a `drawn:` address that nobody can draw. */
export const encodeTask = defineTask<[source: PictureSource, width: MadeWidth, format: PhotoFormat], Uint8Array | null>(
  'photos.encode',
);

/** The photo anew, or the reason why it is none. */
export const redrawTask = defineTask<[bytes: Uint8Array], Uint8Array | { fault: string }>('photos.redraw');

/** The preview with the photo or, while there is none, without. */
export const previewTask = defineTask<[photo: Uint8Array | null, marks: Previewed], Uint8Array>('photos.preview');
