/** The legend of the inspector's codes, printed on every form. */
export const damageCodes: readonly { code: string; meaning: string }[] = [
  { code: 'A', meaning: '線キズ' },
  { code: 'U', meaning: 'ヘコミ' },
  { code: 'B', meaning: 'キズ・ヘコミ' },
  { code: 'E', meaning: 'エクボ' },
  { code: 'W', meaning: '補修跡・波' },
  { code: 'P', meaning: '塗装はがれ' },
  { code: 'H', meaning: '色あせ' },
  { code: 'S', meaning: 'サビ' },
  { code: 'C', meaning: '腐食' },
  { code: 'G', meaning: '飛石キズ' },
  { code: 'Y', meaning: '割れ・穴' },
  { code: 'X', meaning: '要交換' },
  { code: 'XX', meaning: '交換済' },
];

export const degrees = '数字は程度　1 小　2 中　3 大';

export const smallPrint: readonly string[] = [
  '※ 本票の記載内容は検査時のものです。装備・書類は出品店の申告によります。',
  '※ 走行距離は検査時の表示です。修復歴・走行状況の申告は規約に定める期間内に限ります。',
  '※ セールスポイントと検査員記入が異なるときは検査員記入を優先します。',
];

/** Code 39: bars and gaps alternate; 1 is a wide one. */
export const barcodes: Record<string, string> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  '-': '010000101',
  '*': '010010100',
};
