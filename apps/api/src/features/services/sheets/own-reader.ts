import type { Studio } from '../../../platform/studio/studio.ts';
import { PictureError } from '../../../platform/studio/studio-process.ts';
import type { SheetReader } from './read-one-sheet.ts';
import { seenSheet } from './seen-sheet.schema.ts';
import { readPictureTask } from './sheets.tasks.ts';

/** Reads with the models of this product, in a process whose answer is believed only in its form. */
export function ownReader(readers: Studio): SheetReader {
  return async (picture, kind, isQuick, signal) => {
    const seen = seenSheet.safeParse(await readers.make(readPictureTask, [picture, kind, isQuick], signal));
    if (!seen.success) throw new PictureError('The reader answered in another form.');
    return { seen: seen.data, by: 'own' };
  };
}
