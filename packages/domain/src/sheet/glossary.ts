import type { MarkWeight, BilingualText } from './decoded-sheet.ts';
import { type Dialect, dialects } from './dialects.data.ts';
import { carGradeRows, type GradeRow, otherGradeRows } from './grades.data.ts';
import { type MarkSizeScale, markRows } from './marks.data.ts';

export interface Grade extends BilingualText {
  repaired: boolean;
}

export interface MarkMeaning extends BilingualText {
  sizes: MarkSizeScale | null;
  /** The first is for a mark without a digit; the others are for digits from 1. */
  weights: readonly MarkWeight[];
}

/** The common codes, overridden by those of one family of houses. */
export interface Glossary {
  /** Empty for the common glossary. */
  name: string;
  marks: ReadonlyMap<string, MarkMeaning>;
  carGrades: ReadonlyMap<string, Grade>;
  otherGrades: ReadonlyMap<string, Grade>;
}

const common = glossaryOf('', { houses: [] });
const byHouse = new Map(
  Object.entries(dialects).flatMap(([name, dialect]) => {
    const glossary = glossaryOf(name, dialect);
    return dialect.houses.map((house) => [house, glossary] as const);
  }),
);

/** The first word of the house's name decides, as in USS Tokyo. */
export function findGlossary(houseName: string): Glossary {
  const [first = ''] = houseName.normalize('NFKC').trim().toUpperCase().split(/[\s-]/);
  return byHouse.get(first) ?? common;
}

function glossaryOf(name: string, { marks = [], grades = [] }: Dialect): Glossary {
  return {
    name,
    marks: new Map([...markRows, ...marks].map(([code, en, ru, sizes, weights]) => [code, { en, ru, sizes, weights }])),
    carGrades: gradesOf([...carGradeRows, ...grades]),
    otherGrades: gradesOf([...carGradeRows, ...otherGradeRows, ...grades]),
  };
}

export function gradesOf(rows: readonly GradeRow[]): ReadonlyMap<string, Grade> {
  return new Map(rows.map(([code, en, ru, repaired = false]) => [code, { en, ru, repaired }]));
}
