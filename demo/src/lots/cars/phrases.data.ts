export interface SellerPhrase {
  text: string;
  /** Only for a car that has this trait. */
  needs?: string;
  /** Only for a car in good condition. */
  good?: true;
}

/** Praise in the words of sellers. */
export const sellerPhrases: readonly SellerPhrase[] = [
  { text: 'ワンオーナー', needs: 'One owner' },
  { text: '純正ナビ・フルセグTV', needs: 'Navi' },
  { text: 'バックカメラ', needs: 'BC' },
  { text: '全方位カメラ', needs: '360' },
  { text: '本革シート・シートヒーター', needs: 'LTR' },
  { text: 'サンルーフ', needs: 'SR' },
  { text: '両側パワースライドドア', needs: 'PSD' },
  { text: 'JBLプレミアムサウンド', needs: 'JBL' },
  { text: 'BOSEサウンド', needs: 'BOSE' },
  { text: 'LEDヘッドライト', needs: 'LED' },
  { text: 'ヘッドアップディスプレイ', needs: 'HUD' },
  { text: 'セーフティセンス', needs: 'TSS' },
  { text: 'アイサイト', needs: 'EyeSight' },
  { text: 'ホンダセンシング', needs: 'Honda Sensing' },
  { text: 'プロパイロット', needs: 'ProPILOT' },
  { text: '純正アルミ', needs: 'AW' },
  { text: 'ETC', needs: 'ETC' },
  { text: 'フルエアロ', needs: 'Aero' },
  { text: '禁煙車', good: true },
  { text: '内外装きれい', good: true },
  { text: '記録簿あり' },
  { text: '取扱説明書・保証書あり' },
  { text: 'スペアキーあり' },
  { text: 'スマートキー2本' },
  { text: 'ドライブレコーダー' },
  { text: '屋内保管', good: true },
  { text: '下取り車' },
  { text: 'ディーラー整備車', good: true },
  { text: 'タイヤ4本新品', good: true },
  { text: 'スタッドレスタイヤ積込' },
];

export type Wear = 'fresh' | 'used' | 'worn' | 'repaired';

export const inspectorPhrases: Readonly<Record<Wear, readonly string[]>> = {
  fresh: [
    '小キズ有り',
    '内装良好',
    '飛び石小キズ',
    'シート小汚れ',
    'フロアマット有り',
    '外装小エクボ有り',
    'ホイール小キズ',
  ],
  used: [
    '小キズ小凹有り',
    'フロントガラス飛び石',
    'ホイールキズ',
    'バンパーキズ',
    'シート汚れ',
    '内装キズ汚れ',
    'ハンドルスレ',
    '社外アルミ',
    'ドアエッジキズ',
    'ルーフ線キズ',
    'ライト磨きキズ',
    'リモコンキー1本',
  ],
  worn: [
    'キズ凹多数',
    '下廻りサビ',
    'ルーフ色あせ',
    'ボンネット飛び石サビ',
    'シート切れ',
    '天井タレ',
    'ダッシュボード割れ',
    'エンジンオイル滲み',
    'マフラーサビ',
    'クラッチ滑り気味',
    'ショック抜け',
    'タイヤ溝なし',
    'エアコン効き弱い',
    '内装臭い有り',
  ],
  repaired: [
    '右フロント修復歴有り',
    'コアサポート交換',
    'バックパネル修正',
    '左リアフェンダー交換',
    'サイドメンバー修正',
    'ボンネット交換済み',
    'リアフロア歪み',
    'ピラー修正有り',
    '色違い有り',
  ],
};

export const wearOfGrade: Readonly<Record<string, Wear>> = {
  S: 'fresh',
  '6': 'fresh',
  '5': 'fresh',
  '4.5': 'fresh',
  '4': 'used',
  '3.5': 'used',
  '3': 'worn',
  '2': 'worn',
  '1': 'worn',
  RA: 'repaired',
  R: 'repaired',
  '***': 'repaired',
};

/** Traits of the car, or words of its seller, that a phrase would contradict. */
export const misfits: Readonly<Record<string, RegExp>> = {
  スマートキー2本: /truck|bus/,
  クラッチ滑り気味: /\b(AT|CVT|DCT)\b/,
  エンジンオイル滲み: /electric/,
  マフラーサビ: /electric/,
  ルーフ線キズ: /roadster/,
  ルーフ色あせ: /roadster/,
  天井タレ: /roadster/,
  社外アルミ: /純正アルミ|truck|bus/,
  リモコンキー1本: /スマートキー2本|スペアキーあり/,
  タイヤ溝なし: /タイヤ4本新品/,
  シート小汚れ: /内外装きれい/,
  シート汚れ: /内外装きれい/,
  内装キズ汚れ: /内外装きれい/,
};

/** For the few cars with a doubtful odometer. */
export const mileageNotes = ['メーター交換歴有り', '走行距離不明', '走行距離疑義', '記録簿と相違有り'] as const;
