import { describe, expect, it } from 'vitest';
import { missingGlyphs } from './missing-glyphs.ts';
import { exampleBuyer, exampleSale } from './snapshots.testkit.ts';
import { lineWords, markWords, paperTitles, paperWords } from './words.data.ts';

const missingIn = (name: string) => missingGlyphs(exampleSale({ buyer: { ...exampleBuyer, name } }));

describe('R90 signs without a glyph', () => {
  it.each([
    ['Latin', 'Zürich, São Paulo, Łódź'],
    ['Russian', 'Ёлка ёж № 1 «кавычки» ₽ — …'],
    ['Japanese', '株式会社　山田自動車・ヤマダ'],
    ['parts of letters', 'й'.normalize('NFD')],
    ['lines', 'one\ntwo'],
  ])('%s has none', async (_name, text) => {
    expect(await missingIn(text)).toEqual([]);
  });

  it.each([
    ['Thanks 😀 ok 😀', ['😀']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
    ['a\u200Bb\tc', ['U+200B', 'U+0009']],
  ])('%j has %j', async (text, missing) => {
    expect(await missingIn(text)).toEqual(missing);
  });

  it('our own words have none', async () => {
    const tables = [paperTitles, lineWords, markWords, paperWords];
    const words = tables.flatMap((table) => Object.values(table)).flatMap(({ en, ru }) => [en, ru]);
    expect(await missingIn(`${words.join(' ')} · → ≈ № − – / \u00A0 ¥`)).toEqual([]);
  });
});
