import { describe, expect, test } from 'vitest';
import { readPhrase } from '../read-phrase.ts';
import { alikeShapes, sameShapes, voicedPairs } from './confusions.data.ts';
import { flagOf } from './near-phrase.ts';
import type { ReadSign } from './reading.ts';
import { signs } from './reading.testkit.ts';
import { resolvePhrase } from './resolve-phrase.ts';

const read = (text: string, isCar = true) => resolvePhrase(signs(text), isCar);
const readEnding = (text: string, end: Omit<ReadSign, 'at'>) =>
  resolvePhrase([...signs(text), { ...end, at: 1 }], true).meaning;

describe('R77 a phrase', () => {
  test('is read as recognised', () => {
    expect(read('ホイールキズ')).toMatchObject({ how: 'exact', meaning: { en: 'Wheels: scratches' } });
  });

  test('is read by the shapes of its signs', () => {
    expect(read('タイャ4本新品').meaning).toEqual(readPhrase('タイヤ4本新品', true));
    expect(read('ス二ーカー').meaning).toEqual(readPhrase('スニーカー', true));
  });

  test('is read with the likely other signs', () => {
    expect(read('屋内保菅/管')).toMatchObject({ how: 'alternative', japanese: '屋内保管' });
  });

  test('is mended by nearness if its end is exact', () => {
    expect(read('内装キス活れ').meaning).toEqual(readPhrase('内装キズ汚れ', true));
  });

  test('is mended if a long vowel or a Latin letter is missing at its end', () => {
    expect(read('ドライブレコーダ').meaning).toEqual(readPhrase('ドライブレコーダー', true));
    expect(read('フルセクT').meaning).toEqual(readPhrase('フルセグTV', true));
    expect(read('フルセグ蕪し').meaning).toBeNull();
  });

  test('has no kanji that no word has, so that its share falls to the others', () => {
    const end = { sign: '蕪', p: 0.6 };
    expect(readEnding('水没歴', { ...end, others: [['無', 0.3]] })).toEqual(readPhrase('水没歴無', true));
    expect(readEnding('水没歴', { ...end, others: [['無', 0.1]] })).toBeNull();
    expect(readEnding('水没歴', { ...end, p: 0.3, others: [['無', 0.2]] })).toBeNull();
    const both = [['無', 0.2] as const, ['有', 0.18] as const];
    expect(readEnding('水没歴', { ...end, others: both })).toBeNull();
  });

  test('counts together what is written alike', () => {
    const end = { sign: 'り', p: 0.45 };
    expect(readEnding('保証書あ', { ...end, others: [['リ', 0.4]] })).toEqual(readPhrase('保証書あり', true));
    expect(readEnding('保証書あ', { ...end, others: [] })).toBeNull();
  });

  test('is mended by nearness without the kanji that no word has', () => {
    expect(resolvePhrase(signs('バックガ文/メラ', 0.5, 0.3), true)).toMatchObject({ how: 'near' });
    expect(resolvePhrase(signs('バックガ文/メラ', 0.5, 0.1), true)).toMatchObject({ meaning: null });
  });

  test('keeps a gap for a sign that nobody can recognise', () => {
    const [first, ...others] = signs('？ィーラー整備車');
    expect(resolvePhrase([{ ...first!, p: 0.2 }, ...others], true)).toMatchObject({ how: 'near' });
  });

  test('does not say anything of a part before it names it', () => {
    expect(read('修正アルミ')).toMatchObject({ meaning: null });
    expect(read('水没革')).toMatchObject({ meaning: null });
    expect(read('修/純正アルミ').meaning).toEqual(readPhrase('純正アルミ', true));
  });

  test('is not read if it may mean something else as well', () => {
    expect(read('ハンドルズ/スレ')).toMatchObject({ meaning: null });
  });

  test('has its dents also where another sign is mended', () => {
    expect(read('小キス小ロ有り').meaning).toEqual(readPhrase('小キズ小凹有り', true));
  });

  test('does not begin with a particle', () => {
    expect(read('トライト')).toMatchObject({ meaning: null });
  });

  test('that is far from all others is not read', () => {
    expect(read('京都大学')).toMatchObject({ meaning: null, how: null, suspicion: null });
    expect(read('')).toMatchObject({ meaning: null });
  });
});

describe('R77 a red flag', () => {
  test('is raised by a phrase of which every sign is sure', () => {
    expect(read('修復歴有')).toMatchObject({ how: 'exact', flag: 'repaired' });
  });

  test.each([
    'バックパネル修正',
    'バツクパネル修正',
    'ダッシュパネル交換',
    'フロア修正',
    'コアサポート交換',
    'メーター交換',
  ])('is raised by %s', (phrase) => {
    expect(read(phrase).meaning).not.toBeNull();
    expect(read(phrase).flag).not.toBeNull();
  });

  test('is only suspected if a sign is not', () => {
    expect(resolvePhrase(signs('冠水/未車', 0.45), true)).toMatchObject({
      meaning: null,
      flag: null,
      suspicion: 'flooded',
    });
    expect(read('走行臣離不明')).toMatchObject({ meaning: null, flag: null, suspicion: 'mileageUnknown' });
  });

  test('is not raised if the phrase may be its denial', () => {
    expect(read('修復歴有/無')).toMatchObject({ meaning: null, flag: null });
  });
});

const turning = [
  '修復歴無',
  '修復歴有',
  '修復歴なし',
  '修復歴車',
  '事故歴無',
  '事故歴有',
  '冠水歴無',
  '冠水車',
  '水没歴無',
  'メーター交換歴無',
  'メーター交換',
  '走行距離不明',
  '走行不明',
  '改ざん無',
  'スペアキー無',
  '記録簿無',
  '取説無',
  '未登録',
  '要整備',
  'エアバッグ未展開',
  '修理済',
];

/** Signs that a reader may take for another: those of its shape, and some of any other. */
const usual = '車歴交換修復事故冠水不有無八卜口';
function mistakenFor(sign: string): Set<string> {
  const alike = [...sameShapes, ...alikeShapes].filter((group) => group.includes(sign));
  const voiced = voicedPairs.indexOf(sign);
  const pair = voiced < 0 ? '' : voicedPairs.charAt(voiced ^ 1);
  return new Set(
    [...Array.from(alike.join('')), pair, ...Array.from(usual)].filter((other) => other !== '' && other !== sign),
  );
}

const denies = (meaning: string) => /\b(?:no|not|none|without|absent|needed|missing)\b/i.test(meaning);

test('R77 no phrase with one wrong sign is told with the opposite meaning', () => {
  const turned: string[] = [];
  for (const phrase of turning) {
    const meant = readPhrase(phrase, true);
    for (const [at, sign] of Array.from(phrase).entries()) {
      for (const other of mistakenFor(sign)) {
        const written = phrase.slice(0, at) + other + phrase.slice(at + 1);
        // Another phrase by itself cannot be told from it.
        if (readPhrase(written, true)) continue;
        const { meaning, flag } = resolvePhrase(signs(written), true);
        const isTurned = meaning && denies(meaning.en) !== denies(meant?.en ?? '');
        if (isTurned || (flag !== null && flag !== flagOf(phrase)))
          turned.push(`${phrase} as ${written}: ${meaning?.en}`);
      }
    }
  }
  expect(turned).toEqual([]);
});
