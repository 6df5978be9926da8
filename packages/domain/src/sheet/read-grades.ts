import type { DecodedGrade, SheetFacts, SheetGradePart } from './decoded-sheet.ts';
import { type Glossary, type Grade, gradesOf } from './glossary.ts';
import { exteriorGradeRows, interiorGradeRows } from './grades.data.ts';

const exteriorGrades = gradesOf(exteriorGradeRows);
const interiorGrades = gradesOf(interiorGradeRows);

export function readGrades({ condition, exterior, interior, isCar }: SheetFacts, glossary: Glossary): DecodedGrade[] {
  const overall = readGrade('overall', condition, overallGrades(isCar, glossary));
  const parts = [
    overall,
    readGrade('exterior', exterior, exteriorGrades),
    readGrade('interior', interior, interiorGrades),
  ];
  return parts.filter(({ code }) => code !== '');
}

export function saysRepaired({ condition, isCar }: SheetFacts, glossary: Glossary): boolean {
  return overallGrades(isCar, glossary).get(plainGrade(condition))?.repaired ?? false;
}

const overallGrades = (isCar: boolean, { carGrades, otherGrades }: Glossary) => (isCar ? carGrades : otherGrades);

function readGrade(part: SheetGradePart, code: string, grades: ReadonlyMap<string, Grade>): DecodedGrade {
  const grade = grades.get(plainGrade(code));
  return { part, code: code.trim(), meaning: grade ? { en: grade.en, ru: grade.ru } : null };
}

/** Reduces spellings such as 評価4点 and 4.0 to 4. */
function plainGrade(code: string): string {
  const plain = code.normalize('NFKC').trim().toUpperCase();
  return plain
    .replace(/^評価点?/, '')
    .replace(/点$/, '')
    .replace(/\.0$/, '')
    .replace(/^-+$/, '-');
}
