import { describe, expect, it } from 'vitest';
import { dialects } from '../dialects.data.ts';
import { carGradeRows, exteriorGradeRows, interiorGradeRows, otherGradeRows } from '../grades.data.ts';
import { markRows, markSizes } from '../marks.data.ts';
import { flankRegions, middleRegions } from '../places.data.ts';
import { writings } from '../plain-text.ts';
import { featureRows } from './features.data.ts';
import { findingRows, pastRows } from './findings.data.ts';
import { otherPartRows, paperRows, partRows } from './parts.data.ts';
import * as told from './said-of.data.ts';

type Row = readonly [written: string, en: string, ru: string, ...more: unknown[]];

const partsOfCars: readonly Row[] = [...partRows, ...featureRows, ...paperRows];
const things: readonly Row[] = [...partsOfCars, ...findingRows, ...pastRows, ...told.sayingRows];
const qualities: readonly Row[] = [...told.stateRows, ...told.qualityRows, ...told.extentRows];
const acts = told.actionRows.map(([written, en, , ru]): Row => [written, en, ru]);
const sides = told.sideRows.map(([written, en, , ru]): Row => [written, en, ru]);
const amounts = told.amountRows.map(([written, en, , ru]): Row => [written, en, ru]);
const words = [...things, ...qualities, ...acts, ...sides, ...amounts];

const houses = Object.values(dialects).flatMap(({ marks = [], grades = [] }): readonly Row[] => [...marks, ...grades]);
const grades: readonly Row[] = [...carGradeRows, ...otherGradeRows, ...exteriorGradeRows, ...interiorGradeRows];
const codes: readonly Row[] = [...markRows, ...grades, ...houses];
const shown = [...Object.values(markSizes).flat(), ...middleRegions, ...flankRegions];
const said = [...words, ...otherPartRows, ...codes].map(([, en, ru]) => ({ en, ru })).concat(shown);

const japanese = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

describe('R45 the glossary', () => {
  it('speaks English and Russian', () => {
    const english = said.filter(({ en }) => en === '' || japanese.test(en) || /\p{Script=Cyrillic}/u.test(en));
    const russian = said.filter(({ ru }) => !/\p{Script=Cyrillic}/u.test(ru) || japanese.test(ru));
    expect([...english, ...russian]).toEqual([]);
  });

  it('has four endings wherever a word changes its form', () => {
    const odd = said.flatMap(({ ru }) => ru.split(' ')).filter((word) => ![1, 5].includes(word.split('|').length));
    expect(odd).toEqual([]);
  });

  it.each([
    ['cars', words],
    ['bikes and machines', otherPartRows],
  ])('writes no two things alike on %s', (_, rows) => {
    const written = rows.flatMap(([list]) => [...new Set(writings(list))]);
    expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
  });
});
