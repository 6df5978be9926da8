import { describe, expect, it } from 'vitest';
import { findGlossary } from './glossary.ts';
import { readMark } from './read-mark.ts';

const read = (code: string, house = '') => readMark({ code, x: 25, y: 50 }, true, findGlossary(house));

describe('R45 a mark has a meaning, a size and a weight', () => {
  it.each([
    ['A1', 'Scratch', 'thumb-sized', 'small'],
    ['A2', 'Scratch', 'palm-sized', 'plain'],
    ['A3', 'Scratch', 'larger than a palm', 'severe'],
    ['A', 'Scratch', undefined, 'plain'],
    ['U1', 'Dent', 'thumb-sized', 'small'],
    ['B2', 'Dent with a scratch', 'palm-sized', 'plain'],
    ['E2', 'Small dents', 'several', 'plain'],
    ['W1', 'Wave left by a repair', 'hardly visible', 'plain'],
    ['W2', 'Wave left by a repair', 'visible', 'severe'],
    ['P1', 'Damaged paint', 'slight', 'small'],
    ['H2', 'Faded paint', 'noticeable', 'plain'],
    ['S1', 'Rust', 'slight', 'small'],
    ['S2', 'Rust', 'noticeable', 'severe'],
    ['C1', 'Corrosion', 'slight', 'plain'],
    ['C2', 'Corrosion', 'noticeable', 'severe'],
    ['G', 'Stone chip', undefined, 'small'],
    ['Y1', 'Crack or hole', 'thumb-sized', 'plain'],
    ['X', 'To be replaced', undefined, 'severe'],
    ['XX', 'Replaced', undefined, 'plain'],
  ])('%s is: %s, %s, %s', (code, meaning, size, weight) => {
    const mark = read(code);
    expect([mark.meaning?.en, mark.size?.en, mark.weight]).toEqual([meaning, size, weight]);
  });

  it('is read in any width and case', () => {
    expect(['ａ１', 'a1', 'Ａ 1'].map((code) => read(code).meaning?.ru)).toEqual(['Царапина', 'Царапина', 'Царапина']);
  });

  it('reads a combined code as two faults and takes the worse weight', () => {
    const { meaning, size, weight } = read('A1W2');
    expect(meaning).toEqual({ en: 'Scratch; wave left by a repair', ru: 'Царапина; волна после ремонта' });
    expect([size?.en, weight]).toEqual(['thumb-sized; visible', 'severe']);
  });

  it.each(['Q', 'Q1', 'A1Q', '1', '', '?'])('leaves “%s” without a meaning, even if a part of it is known', (code) => {
    expect(read(code)).toMatchObject({ code, meaning: null, size: null, weight: 'plain' });
  });

  it('gives a place to marks of cars only', () => {
    expect(readMark({ code: 'A1', x: 25, y: 50 }, false, findGlossary('')).place).toBeNull();
    expect(read('A1').place?.en).toBe('bonnet');
  });
});

describe('R45 families of houses have codes of their own', () => {
  it('which are known there only', () => {
    expect(read('R', 'USS Tokyo').meaning?.en).toBe('Repaired stone chip');
    expect(read('BP2', 'JU Aichi').meaning?.en).toBe('Beaten out and repainted');
    expect(read('M1', 'ARAI Oyama').meaning?.en).toBe('Bent');
    expect([read('R', 'JU Aichi').meaning, read('M1').meaning]).toEqual([null, null]);
    expect(read('BP2', 'USS Tokyo').meaning?.en).toBe('Dent with a scratch; damaged paint');
  });

  it.each([
    ['USS Tokyo', 'USS'],
    ['uss nagoya', 'USS'],
    ['ＪＵ Aichi', 'JU'],
    ['LAA Kansai', 'HAA'],
    ['BDS', 'BDS'],
    ['Komatsu Kobe', 'Komatsu'],
    ['Kyoku 24h', ''],
    ['USSR', ''],
    ['', ''],
  ])('%s uses the glossary “%s”', (house, glossary) => {
    expect(findGlossary(house).name).toBe(glossary);
  });
});
