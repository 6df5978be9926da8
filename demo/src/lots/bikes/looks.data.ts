import type { BikeBody } from '@seri/drawings/vehicles/bikes/bike-names';

export interface BikeColor {
  name: string;
  /** Six hex digits. */
  paint: string;
  weight: number;
}

export const bikeColors: readonly BikeColor[] = [
  { name: 'Black', paint: '24282d', weight: 30 },
  { name: 'White', paint: 'e7eaea', weight: 14 },
  { name: 'Red', paint: 'b0281f', weight: 13 },
  { name: 'Blue', paint: '24479a', weight: 13 },
  { name: 'Silver', paint: 'b4bbc0', weight: 8 },
  { name: 'Gray', paint: '6d747b', weight: 9 },
  { name: 'Green', paint: '3f8a3c', weight: 7 },
  { name: 'Yellow', paint: 'dcb336', weight: 3 },
  { name: 'Orange', paint: 'd96a20', weight: 3 },
  { name: 'Beige', paint: 'cdbfa2', weight: 2 },
];

export const rateNames = ['engine', 'electric', 'exterior', 'front', 'rear', 'frame'] as const;
export type RateName = (typeof rateNames)[number];

/** Notes of inspectors for each rate, and the photo that shows them: side, left, front or dashboard. */
export const rateNotes: Readonly<
  Record<RateName, { photo: number; good: readonly string[]; poor: readonly string[] }>
> = {
  engine: {
    photo: 1,
    good: ['始動良好', 'アイドリング安定', '社外マフラー'],
    poor: ['オイル滲み', 'カムチェーン音有り', '白煙有り', 'アイドリング不安定', '始動困難'],
  },
  electric: {
    photo: 4,
    good: ['灯火類良好', 'ETC付き'],
    poor: ['バッテリー上がり', '左ウインカー不点灯', 'メーター球切れ', 'セル弱い'],
  },
  exterior: {
    photo: 2,
    good: ['小キズ', 'タッチアップ跡'],
    poor: ['外装キズ多数', 'タンク凹', 'タンクサビ', 'シート破れ', 'メッキサビ'],
  },
  front: {
    photo: 3,
    good: ['フォーク良好', 'タイヤ7分山'],
    poor: ['フォークオイル漏れ', 'インナーチューブ点サビ', 'ブレーキ固着', 'フロントタイヤ溝なし'],
  },
  rear: {
    photo: 1,
    good: ['ブレーキ良好', 'タイヤ8分山'],
    poor: ['リアショック抜け', 'ホイールサビ', 'スイングアームサビ', 'リアタイヤ溝なし'],
  },
  frame: {
    photo: 2,
    good: ['ネック良好'],
    poor: ['フレームサビ', 'ハンドルストッパー凹', 'ステム修正歴', 'フレーム塗装歴'],
  },
};

export interface BikeNote {
  text: string;
  /** Only these bodies get the note; all, if missing. */
  bodies?: readonly BikeBody[];
}

export const bikeNotes: readonly BikeNote[] = [
  { text: '書類有り' },
  { text: 'スペアキー有り' },
  { text: 'ワンオーナー' },
  { text: 'ハンドル・ミラー・フェンダーレス社外', bodies: ['naked', 'sport', 'cruiser', 'offroad'] },
  { text: 'センタースタンド', bodies: ['scooter', 'tourer'] },
  { text: 'グリップヒーター' },
  { text: 'USB電源付き' },
  { text: '社外マフラー（純正なし）' },
  { text: 'トップケース付き', bodies: ['scooter', 'tourer'] },
  { text: '左右パニアケース付き', bodies: ['tourer'] },
  { text: 'メーター交換歴有り・総走行不明' },
];
