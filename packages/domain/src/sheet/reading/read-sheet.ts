import type { BilingualText } from '../decoded-sheet.ts';
import type { Glossary } from '../glossary.ts';
import { readPhrase } from '../read-phrase.ts';
import { optionRows } from './options.data.ts';
import { readLabel } from './read-label.ts';
import { readLooseNotes } from './read-loose-notes.ts';
import { readNotes } from './read-notes.ts';
import { notedAreas, type ReadLine, type SeenSheet, type SheetField, type SheetReading } from './reading.ts';
import { readCounter, readGrade, readSerial } from './sheet-fields.ts';

interface SheetOf {
  isCar: boolean;
  glossary: Glossary;
  /** The code of the model, as the auction house gives it. */
  code?: string | undefined;
}

/** R77: what a machine reads on a sheet. */
export function readSheet(seen: SeenSheet, { isCar, glossary, code }: SheetOf): SheetReading {
  return {
    form: seen.form,
    notes: seen.form === null ? readLooseNotes(withoutLabels(seen.lines), isCar) : readNotedAreas(seen, isCar),
    fields: seen.fields.flatMap(({ field, place, signs }) => {
      const grades = isCar ? glossary.carGrades : glossary.otherGrades;
      const value = field === 'serial' ? readSerial(signs, code) : readNumber(field, signs, grades);
      return value === null ? [] : [{ field, value, place }];
    }),
    ringed: seen.ringed.map((option) => ({ ...option, meaning: meaningOf(option, isCar) })),
    labels: seen.lines.flatMap((line) => {
      const meaning = labelOf(line);
      return meaning ? [{ meaning, place: line.place }] : [];
    }),
  };
}

function readNotedAreas({ lines, rooms }: SeenSheet, isCar: boolean): SheetReading['notes'] {
  return notedAreas.flatMap((area) => {
    const room = rooms[area];
    const own = withoutLabels(lines.filter((line) => line.area === area));
    return room ? readNotes(own, room, isCar).map((phrase) => ({ ...phrase, area })) : [];
  });
}

function withoutLabels<Line extends ReadLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => labelOf(line) === null);
}

/** A mark at its end makes it the head of a note: フレーム： is no フレームNo. */
function labelOf({ signs }: ReadLine): BilingualText | null {
  const text = textOf(signs);
  return /[：:・]$/.test(text) ? null : readLabel(text);
}

/** AT, CVT and 4WD are said so in every language. */
function meaningOf({ field, print }: SeenSheet['ringed'][number], isCar: boolean): BilingualText {
  return options.get(`${field} ${print}`) ?? readPhrase(print, isCar) ?? { en: print, ru: print };
}

const options = new Map(optionRows.map(([field, print, en, ru]) => [`${field} ${print}`, { en, ru }]));

const textOf = (signs: ReadLine['signs']) => signs.map(({ sign }) => sign).join('');

function readNumber(field: SheetField, signs: ReadLine['signs'], grades: ReadonlyMap<string, unknown>): string | null {
  if (field === 'grade') return readGrade(signs, new Set(grades.keys()));
  return readCounter(signs)?.toString() ?? null;
}
