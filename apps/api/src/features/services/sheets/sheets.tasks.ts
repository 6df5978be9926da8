import type { Language } from '@seri/domain/common/languages';
import type { SeenSheet, SheetReading } from '@seri/domain/sheet/reading/reading';
import { defineTask } from '../../../platform/studio/studio-task.ts';
import type { FormKind } from './reader/forms.data.ts';

/** Sees all that stands on the picture of a sheet. It runs in the reader, a process of its own. */
export const readPictureTask = defineTask<[picture: Uint8Array, kind: FormKind, isQuick: boolean], SeenSheet>(
  'sheets.read',
);

/** Writes the words of a sheet over it in another language. It runs in the studio. */
export const layOverTask = defineTask<[picture: Uint8Array, reading: SheetReading, language: Language], Uint8Array>(
  'sheets.lay-over',
);
