import type { Language } from '@seri/domain/common/languages';
import { capitalised } from '@seri/domain/sheet/russian-forms';
import type { MachineReading } from './machine-sheet.query.ts';

/** All that was read, in both languages. */
export type ReadTexts = Readonly<Record<Language, string>>;

/** A line for each phrase, in both languages; one that was not read stays Japanese, for whoever goes on. */
export function draftOfReading({ notes }: MachineReading): ReadTexts {
  const linesIn = (language: Language) =>
    notes.map(({ meaning, japanese }) => (meaning ? capitalised(meaning[language]) : `${japanese} ?`)).join('\n');
  return { en: linesIn('en'), ru: linesIn('ru') };
}
