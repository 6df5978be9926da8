import { type Models, openModels } from '../../../platform/ocr/open-models.ts';
import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { readPicture } from './reader/read-picture.ts';
import { readPictureTask } from './sheets.tasks.ts';

/** Runs in the reader alone. The models are loaded with the first sheet. */
export function sheetsReader(folder: string | undefined): StudioHandler[] {
  let models: Promise<Models> | undefined;
  return [
    handleTask(readPictureTask, async (picture, kind, isQuick) =>
      readPicture(picture, { kind, isQuick, models: await (models ??= openModels(folder)) }),
    ),
  ];
}
