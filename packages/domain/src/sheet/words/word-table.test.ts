import { describe, expect, it } from 'vitest';
import { dialects } from '../dialects.data.ts';
import { carGradeRows, exteriorGradeRows, interiorGradeRows, otherGradeRows } from '../grades.data.ts';
import { markRows, markSizes } from '../marks.data.ts';
import { flankRegions, middleRegions } from '../places.data.ts';
import { plainSpellings } from '../plain-text.ts';
import { featureRows } from './features.data.ts';
import { findingRows, pastRows } from './findings.data.ts';
import { otherPartRows, paperRows, partRows } from './parts.data.ts';
import * as saidOf from './said-of.data.ts';

type Row = readonly [written: string, en: string, ru: string, ...more: unknown[]];

const partsOfCars: readonly Row[] = [...partRows, ...featureRows, ...paperRows];
const things: readonly Row[] = [...partsOfCars, ...findingRows, ...pastRows, ...saidOf.sayingRows];
const qualities: readonly Row[] = [...saidOf.stateRows, ...saidOf.qualityRows, ...saidOf.extentRows];
const acts = saidOf.actionRows.map(([written, en, , ru]): Row => [written, en, ru]);
const sides = saidOf.sideRows.map(([written, en, , ru]): Row => [written, en, ru]);
const amounts = saidOf.amountRows.map(([written, en, , ru]): Row => [written, en, ru]);
const words = [...things, ...qualities, ...acts, ...sides, ...amounts];

const dialectCodes = Object.values(dialects).flatMap(({ marks = [], grades = [] }): readonly Row[] => [
  ...marks,
  ...grades,
]);
const grades: readonly Row[] = [...carGradeRows, ...otherGradeRows, ...exteriorGradeRows, ...interiorGradeRows];
const codes: readonly Row[] = [...markRows, ...grades, ...dialectCodes];
const sizesAndPlaces = [...Object.values(markSizes).flat(), ...middleRegions, ...flankRegions];
const texts = [...words, ...otherPartRows, ...codes].map(([, en, ru]) => ({ en, ru })).concat(sizesAndPlaces);

const japanese = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

describe('R45 the glossary', () => {
  it('has English and Russian texts without other scripts', () => {
    const english = texts.filter(({ en }) => en === '' || japanese.test(en) || /\p{Script=Cyrillic}/u.test(en));
    const russian = texts.filter(({ ru }) => !/\p{Script=Cyrillic}/u.test(ru) || japanese.test(ru));
    expect([...english, ...russian]).toEqual([]);
  });

  it('has four endings for each inflected word', () => {
    const odd = texts.flatMap(({ ru }) => ru.split(' ')).filter((word) => ![1, 5].includes(word.split('|').length));
    expect(odd).toEqual([]);
  });

  it.each([
    ['cars', words],
    ['bikes and machines', otherPartRows],
  ])('has each spelling once among the words of %s', (_, rows) => {
    const written = rows.flatMap(([list]) => [...new Set(plainSpellings(list))]);
    expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
  });
});
