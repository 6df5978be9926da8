import { join } from 'node:path';
import type { Settings } from '../platform/config/settings.ts';
import type { StudioProgram } from '../platform/studio/studio-process.ts';

/** The argument with which the studio draws the pictures of the demonstration. */
export const withDemonstration = 'demonstration';

export function studioProgram({ demo }: Pick<Settings, 'demo'>): StudioProgram {
  return { file: join(import.meta.dirname, 'studio.ts'), args: demo ? [withDemonstration] : [] };
}
