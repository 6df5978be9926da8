import type { Decoded, DecodedSheet, SheetFacts } from './decoded-sheet.ts';
import { findFlags } from './find-flags.ts';
import { findGlossary } from './glossary.ts';
import { readGrades, saysRepaired } from './read-grades.ts';
import { readMark } from './read-mark.ts';
import { readPhrase } from './read-phrase.ts';
import { splitEquipment, splitPhrases } from './split-sheet.ts';

/** R45: codes and phrases that no glossary knows keep a null meaning and are shown as written. */
export function decodeSheet(facts: SheetFacts): DecodedSheet {
  const { condition, isCar, mileageNote } = facts;
  const glossary = findGlossary(facts.houseName);
  const read = reader(isCar);
  const points = splitPhrases(facts.points, isCar);
  const remarks = splitPhrases(facts.remarks, isCar);
  const repairedGrade = saysRepaired(facts, glossary) ? condition.trim() : null;
  return {
    glossary: glossary.name,
    grades: readGrades(facts, glossary),
    marks: facts.marks.map((mark) => readMark(mark, isCar, glossary)),
    equipment: splitEquipment(facts.equipment, isCar).map(read),
    points: points.map(read),
    remarks: remarks.map(read),
    flags: findFlags(repairedGrade, mileageNote, [...splitPhrases(mileageNote, isCar), ...points, ...remarks]),
  };
}

/** One text of an inspector, phrase by phrase. */
export function decodeText(text: string, isCar: boolean): Decoded[] {
  return splitPhrases(text, isCar).map(reader(isCar));
}

const reader =
  (isCar: boolean) =>
  (code: string): Decoded => ({ code, meaning: readPhrase(code, isCar) });
