/** Phrases that raise a red flag, as inspectors write them. */
export const grave = [
  '修復歴有',
  '修復歴車',
  '事故歴あり',
  '冠水車',
  '冠水歴あり',
  '水没車',
  '走行距離不明',
  'メーター交換',
  'メーター改ざん',
  '走行疑義',
  '右フロントピラー交換',
  'コアサポート交換',
  'バックパネル修正',
  'フロア修正',
  '左サイドメンバー曲がり',
] as const;

/** The same denied: whoever misses the end turns the meaning round. */
export const denials = [
  '修復歴無',
  '修復歴なし',
  '事故歴無し',
  '冠水歴無',
  '冠水歴なし',
  'メーター交換歴無',
  '水没歴無し',
] as const;
