import type { Platform } from '../../platform/platform.ts';
import { openStudio, type Studio } from '../../platform/studio/studio.ts';
import { paperMakerProgram } from './paper-maker-program.ts';

/**
 * One paper at a time, in a process that is started by the first and ends after a while without one. It keeps some memory
 * of each, so that it ends after fifty.
 */
const limits = {
  atOnce: 1,
  mostPictures: 50,
  mostBytes: 250 * 2 ** 20,
  longest: 30_000,
  longestIdle: 60_000,
};

export function openPaperMaker({ log }: Pick<Platform, 'log'>): Studio {
  return openStudio({ title: 'paper_maker', log, limits, ...paperMakerProgram() });
}
