import { readNotes } from './read-notes.ts';
import type { ReadLine, SheetReading } from './reading.ts';

/** Signs of a phrase that forms do not print: shorter ones are choices, such as AAC or 本革. */
const leastSigns = 5;

/**
 * The notes of a sheet whose form is not known. Its printed choices look like notes, so that only longer phrases that were
 * read as recognised are told; one that raises a flag may be the name of a box, and is no more than a suspicion.
 */
export function readLooseNotes(lines: readonly ReadLine[], isCar: boolean): SheetReading['notes'] {
  return lines.flatMap((line) =>
    readNotes([line], line.place, isCar).flatMap((phrase): SheetReading['notes'] => {
      const { how, flag, japanese } = phrase;
      if (flag) return [{ ...phrase, area: null, meaning: null, how: null, flag: null, suspicion: flag }];
      return how === 'exact' && japanese.length >= leastSigns ? [{ ...phrase, area: null }] : [];
    }),
  );
}
