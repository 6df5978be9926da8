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

/** What inspectors write beside a rate, the harmless first, and which photo shows it: side, left, front or dashboard. */
export const rateNotes: Readonly<
  Record<RateName, { photo: number; good: readonly string[]; poor: readonly string[] }>
> = {
  engine: {
    photo: 1,
    good: ['Starts at once', '始動良好', 'Exhaust changed'],
    poor: ['オイル滲み', 'Noise from the cam chain', '白煙有り', 'Idles unsteadily', '始動困難'],
  },
  electric: {
    photo: 4,
    good: ['All lamps work', 'ETC付き'],
    poor: ['バッテリー上がり', 'Left indicator dead', 'Meter lamp out', 'セル弱い'],
  },
  exterior: {
    photo: 2,
    good: ['小キズ', 'Touched up'],
    poor: ['タンク凹', 'カウル割れ', 'Rust on the tank', 'Seat torn', 'メッキサビ'],
  },
  front: {
    photo: 3,
    good: ['Fork clean', 'タイヤ7分山'],
    poor: ['フォークオイル漏れ', 'Fork inner tube rusty', 'ブレーキ固着', 'Front tyre worn out'],
  },
  rear: {
    photo: 1,
    good: ['Chain adjusted', 'タイヤ8分山'],
    poor: ['リアショック抜け', 'Chain worn', 'スイングアームサビ', 'Rear tyre worn out'],
  },
  frame: {
    photo: 2,
    good: ['ネック良好'],
    poor: ['フレームサビ', 'Stopper dented', 'ステム修正歴', 'Repainted'],
  },
};

export const bikeNotes = [
  '書類有り',
  'スペアキー有り',
  'Customised: handlebar, mirrors, tail',
  'Center stand',
  'グリップヒーター',
  'USB電源付き',
  '社外マフラー（純正なし）',
  'Top case and side cases',
  '逆輸入車',
  'Meter changed, total not known',
] as const;
