import type { Platform } from '../../platform/platform.ts';
import { openStudio, type Studio } from '../../platform/studio/studio.ts';
import { sheetReaderProgram } from './sheet-reader-program.ts';

/**
 * One sheet at a time, in a process that is started by the first and ends after a while without one. Each takes memory that
 * it does not give back whole, so that it ends after ten; one that hangs is killed.
 */
const limits = {
  atOnce: 1,
  mostPictures: 10,
  mostBytes: 450 * 2 ** 20,
  // It works at the lowest priority: on a busy machine a sheet of four seconds takes a minute.
  longest: 120_000,
  longestIdle: 60_000,
  mostTries: 1,
};

export function openSheetReaders({ log, settings }: Pick<Platform, 'log' | 'settings'>): Studio {
  return openStudio({ title: 'sheet_reader', log, limits, ...sheetReaderProgram(settings.ocr.models) });
}
