import type { RedFlag } from './decoded-sheet.ts';

/** A reader does not tell small kana from large ones. */
const structure = [
  'コアサポート',
  'ピラー',
  'サイドメンバー',
  'クロスメンバー',
  'インサイド(?:パネル)?',
  'インナーパネル',
  'バ[ッツ]クパネル',
  'リアエンドパネル',
  'ダ[ッツ]シ[ュユ]パネル',
  'フロア(?!マット|カーペット)',
  'ストラット',
  'ルーフパネル',
  'フレーム',
  'ステム',
  '骨格',
].join('|');

const repairs = ['交換', '修正', '歪ミ', '曲ガリ', '溶接', '板金', '補修', '修理', '切継', '損傷'].join('|');

/** Patterns for plain text; they are tried on every phrase of the sheet. */
export const flagWords: Readonly<Record<RedFlag, readonly string[]>> = {
  repaired: ['(?<!無)(?:修復|事故)(?:歴|車|有|現状|$)', `(?:${structure})(?:[左右部ヲノ]|有)*(?:${repairs})`],
  flooded: ['冠水', '水没', '(?<!(?:ライト|ランプ|レンズ|テール|灯)内?部?)浸水', '水害', '水浸シ'],
  mileageUnknown: [
    '(?:走行|距離)(?:距離)?[ガハ]?不明',
    '(?<!タコ|燃料|水温|油圧|油温|追加)メーター(?:ヲ)?(?:交換|改ザン|巻|戻|取替|載セ替)',
    '距離計(?:交換|改ザン|取替)',
    '(?:走行|距離|メーター)(?:距離)?(?:ニ)?疑義',
    '減算',
    '改ザン',
    '巻キ?戻',
    '記録簿(?:ト|ハ|トノ)?(?:走行|距離)*(?:ニ)?(?:相違|不一致)',
    '(?:走行|距離)(?:距離)?(?:ニ)?(?:相違|不一致)',
  ],
};

const denied = [
  '無',
  'ナシ',
  'ナイ',
  'ナク',
  'ナラ[ナズ]',
  '(?:シ|ナリ|アリ|ゴザイ)マセン',
  'ゼロ',
  '未確認',
  '確認デキ[マナズ]',
  '見当タラ',
  '見受ケラレマセン',
  '不明(?!車)',
].join('|');

/** A denial after the words, as in 修復歴なし; then no flag is raised. */
export const denial = `(?:歴|車|跡|痕|等|有|該当|扱イ|[ガハモノニデトシ])*(?:${denied})`;

/** Signs before or after a mileage: odometer replaced or tampered with, or mileage unknown. */
export const mileageSigns = /^[$*#]|[$*#]$/;
