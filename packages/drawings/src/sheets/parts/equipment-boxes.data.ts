export interface EquipmentBox {
  print: string;
  /** Spellings in feeds, in lower case. */
  codes: readonly string[];
}

/** The printed boxes of a car's form, in its order. */
export const equipmentBoxes: readonly EquipmentBox[] = [
  { print: 'PS', codes: ['ps'] },
  { print: 'PW', codes: ['pw'] },
  { print: 'ABS', codes: ['abs'] },
  { print: 'エアB', codes: ['ab', 'airbag', 'air bag', 'エアバッグ'] },
  { print: 'AW', codes: ['aw', 'alloy wheels', 'アルミ'] },
  { print: 'SR', codes: ['sr', 'sunroof', 'サンルーフ'] },
  { print: '本革', codes: ['ltr', 'leather', '革', '本革'] },
  { print: 'ナビ', codes: ['navi', 'nv', 'nav', 'ナビ'] },
  { print: 'TV', codes: ['tv'] },
  { print: 'Bカメラ', codes: ['bc', 'back camera', 'bカメラ', 'バックカメラ'] },
  { print: '全周囲', codes: ['360', '全周囲'] },
  { print: 'ETC', codes: ['etc'] },
  { print: 'LED', codes: ['led', 'hid'] },
  { print: 'HUD', codes: ['hud'] },
  { print: '電動ドア', codes: ['psd', '両側電動'] },
  { print: 'スマートキー', codes: ['sk', 'smart key', 'keyless', 'スマートキー'] },
  { print: 'エアロ', codes: ['aero', 'エアロ'] },
  { print: '1オーナー', codes: ['one owner', 'ワンオーナー'] },
];

/** Written by hand beside the boxes, in the words of the trade in Japan. */
export const otherEquipment: readonly EquipmentBox[] = [
  { print: 'TSS', codes: ['tss'] },
  { print: 'JBLサウンド', codes: ['jbl'] },
  { print: 'BOSEサウンド', codes: ['bose'] },
  { print: 'アイサイト', codes: ['eyesight'] },
  { print: 'ホンダセンシング', codes: ['honda sensing'] },
  { print: 'プロパイロット', codes: ['propilot'] },
  { print: 'スマアシ', codes: ['smart assist'] },
];

/** These have their own box in the table. */
export const airConditioners = ['AC', 'AAC', 'WAC'] as const;
