import { defineTask } from '../../../platform/studio/studio-task.ts';

export type PaperPicture = 'jpg' | 'png' | 'webp';

/** R99: the picture of a paper anew, in its own format, or why it is none. */
export const redrawPaperTask = defineTask<
  [bytes: Uint8Array, format: PaperPicture, longestSide: number],
  Uint8Array | { fault: string }
>('car-papers.redraw');
