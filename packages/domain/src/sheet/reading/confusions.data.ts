/** Signs that a reader cannot tell apart, the usual one first: the words around decide. */
export const sameShapes: readonly string[] = [
  'ニ二',
  'カ力ヵ',
  'ロ口',
  'エェ工',
  'ト卜',
  'ハ八',
  'タ夕',
  'ー一-―',
  'ツッ',
  'ヤャ',
  'ユュ',
  'ヨョ',
  'アァ',
  'イィ',
  'ウゥ',
  'オォ',
  'ケヶ',
  '0O〇',
  '板鈑',
  '補楠',
  // No word of a sheet has the latter.
  '車軍',
  '積績',
  '込淡',
  '廻週',
  '着煮',
];

/** Signs that look alike in a quick hand. */
export const alikeShapes: readonly string[] = [
  'ソン',
  'シツ',
  'スヌ',
  'ワク',
  'クタ',
  'アマ',
  'チテ',
  'コユ',
  'ルレ',
  'ノソ',
  'ラフ',
  'フワ',
  'ウワ',
  'セヤ',
  '傷瘍',
  '擦察',
  '板坂',
  '右石',
  '交父',
  '歪査',
  '換検',
  '換揆',
  '廻厩',
  '汚活',
  '簿銀',
  '簿摩',
  '簿郷',
  '簿等',
  '簿薄',
  '故散',
  '離雑',
  '管答',
  '1I',
  '1L',
  '5S',
  '8B',
  '17',
  '2Z',
  'UV',
];

/** Signs that the recogniser does not know, so that it always takes them for others. */
export const unknownShapes = '滲鈑疵迄吋';

/** A plain sign, and the same with the strokes that voice it. */
export const voicedPairs =
  'カガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボハパヒピフプヘペホポ';
