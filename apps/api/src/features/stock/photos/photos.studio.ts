import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { drawPreview } from './draw-preview.ts';
import { encodePhoto } from './encode-photo.ts';
import { type DrawPicture, encodeTask, previewTask, redrawTask } from './photos.tasks.ts';
import { redrawPhoto } from './redraw-photo.ts';

/** Runs in the studio alone. */
export function photosStudio(draw: DrawPicture): StudioHandler[] {
  return [
    handleTask(encodeTask, async (source, width, format) => {
      const picture = source instanceof Uint8Array ? source : await draw(source.address, source.lot);
      return picture && encodePhoto(picture, width, format);
    }),
    handleTask(redrawTask, redrawPhoto),
    handleTask(previewTask, drawPreview),
  ];
}
