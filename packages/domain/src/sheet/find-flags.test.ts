import { describe, expect, it } from 'vitest';
import { findFlags } from './find-flags.ts';
import { splitPhrases } from './split-sheet.ts';

const flagsOf = (...phrases: string[]) => findFlags(null, '', phrases).map(({ flag }) => flag);

describe('R45 red flags', () => {
  it.each([
    '修復歴あり',
    '右フロント修復歴有り',
    '修復歴車',
    '事故歴有',
    'コアサポート交換',
    'ラジエターコアサポート修正',
    'バックパネル修正',
    'ピラー修正有り',
    '右サイドメンバー曲がり',
    'リアフロア歪み',
    '骨格部修正',
  ])('%s raises repaired', (phrase) => {
    expect(flagsOf(phrase)).toEqual(['repaired']);
  });

  it.each(['冠水車', '冠水歴有り', '水没', '室内浸水跡', '水害車'])('%s raises flooded', (phrase) => {
    expect(flagsOf(phrase)).toEqual(['flooded']);
  });

  it.each([
    '走行不明',
    '走行距離不明',
    '総走行不明',
    'メーター交換歴有り',
    'ﾒｰﾀ交換',
    'メーター改ざん',
    'メーター改竄車',
    '走行距離疑義',
    '減算車',
    '記録簿と相違有り',
    'メーター巻き戻し',
    'アワーメーター交換歴有り',
  ])('%s raises mileageUnknown', (phrase) => {
    expect(flagsOf(phrase)).toEqual(['mileageUnknown']);
  });

  it.each([
    '修復歴なし',
    '修復歴無し',
    '修復歴は無し',
    '修復歴ありません',
    '修復歴に該当しない',
    '無事故車',
    '事故歴なし',
    'コアサポート交換無し',
    '冠水歴無し',
    '冠水車ではありません',
    '冠水跡は確認できません',
    '修復歴の無い車',
    'メーター交換無し',
    '記録簿と相違無し',
    '走行不明ではない',
  ])('%s denies it and raises none', (phrase) => {
    expect(flagsOf(phrase)).toEqual([]);
  });

  it.each(['修復歴 無し', '修復歴　なし', '冠水歴 無', 'メーター交換歴 無'])('%s denies it beside a blank', (text) => {
    expect(splitPhrases(text, true).flatMap((phrase) => flagsOf(phrase))).toEqual([]);
  });

  it.each([
    'ボンネット交換済み',
    '左リアフェンダー交換',
    'フロアマット交換',
    'ピラーキズ',
    'フレームサビ',
    'フレーム塗装歴',
    'ライト内浸水',
    '雨漏り',
    'メーター球切れ',
    'タコメーター交換',
    '実走行',
    '記録簿あり',
  ])('%s raises none', (phrase) => {
    expect(flagsOf(phrase)).toEqual([]);
  });

  it('each flag is raised once, by its first source', () => {
    expect(findFlags(null, '', ['小キズ', 'ピラー修正', '修復歴有り', '走行不明', '減算'])).toEqual([
      { flag: 'repaired', source: 'ピラー修正' },
      { flag: 'mileageUnknown', source: '走行不明' },
    ]);
    expect(findFlags('RA', '', ['修復歴有り'])).toEqual([{ flag: 'repaired', source: 'RA' }]);
  });

  it.each(['#', '＃', '$', '＊', '$ 52,000'])('%s beside a mileage raises mileageUnknown', (note) => {
    expect(findFlags(null, note, [])).toEqual([{ flag: 'mileageUnknown', source: note }]);
  });
});
