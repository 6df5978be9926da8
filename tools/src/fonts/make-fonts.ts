/**
 * Cuts the web faces down to the characters that Seri draws: an English first load may cost 45 KB of fonts.
 * Run it by hand after a change of a font package, a character set or the words of sheets; the results are committed.
 */
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { levelFigures } from './level-figures.ts';

const root = new URL('../../../', import.meta.url);
const packages = new URL('node_modules/', root);
const out = new URL('apps/web/src/ui/fonts/', root);

const noBreakSpace = '\u00A0';
const ascii = range(0x20, 0x7e);
const punctuation = `${noBreakSpace}¥№−·–—“”‘’«»…→←↑↓×≤≥±°§©₽€`;
const russian = `${range(0x0410, 0x044f)}Ёё№`;

/** Small capitals, fractions and alternates would double a face. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'case'];

/** Characters of sheets: kana and the kanji of the words that Seri knows are nearly all of them. */
const kana = `${range(0x3001, 0x3011)}${range(0x3041, 0x3093)}${range(0x30a1, 0x30fe)}${range(0xff01, 0xff5e)}`;
const halfKana = range(0xff61, 0xff9f);
const known = new Set((await sheetWords()).match(/\p{Script=Han}/gu));
/** The everyday kanji that are not among them. */
const rare = everyDayKanji().filter((kanji) => !known.has(kanji));

interface Face {
  file: string;
  /** The path of the source in its package, without the extension. */
  from: string;
  type?: 'ttf' | 'woff2';
  text: string;
  /** Without a range the face has one weight. */
  weights?: { min: number; max: number };
  /** Its figures get one width. */
  isLevel?: true;
}

const golos = '@fontsource-variable/golos-text/files/golos-text';
const sofia = '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed';
const gothic = '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular';
const textWeights = { min: 400, max: 700 };
const plateWeights = { min: 400, max: 800 };

const faces: readonly Face[] = [
  {
    file: 'golos-latin',
    from: `${golos}-latin-wght-normal`,
    text: ascii + punctuation,
    weights: textWeights,
    isLevel: true,
  },
  { file: 'golos-cyrillic', from: `${golos}-cyrillic-wght-normal`, text: russian, weights: textWeights },
  {
    file: 'sofia-latin',
    from: `${sofia}-latin-wght-normal`,
    text: `${ascii + noBreakSpace}¥−·–—…×`,
    weights: plateWeights,
    isLevel: true,
  },
  { file: 'sofia-cyrillic', from: `${sofia}-cyrillic-wght-normal`, text: russian, weights: plateWeights },
  { file: 'plex-mono-latin', from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal', text: ascii },
  { file: 'gothic-known', from: gothic, type: 'ttf', text: kana + halfKana + [...known].join('') },
  { file: 'gothic-rare', from: gothic, type: 'ttf', text: rare.join('') },
];

const licences = {
  'golos-text': '@fontsource-variable/golos-text/LICENSE',
  'sofia-sans-extra-condensed': '@fontsource-variable/sofia-sans-extra-condensed/LICENSE',
  'ibm-plex-mono': '@fontsource/ibm-plex-mono/LICENSE',
  'biz-udgothic': '@expo-google-fonts/biz-udgothic/LICENSE_FONT',
} as const;

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Level 1 of JIS X 0208: rows 16 to 47. */
function everyDayKanji(): string[] {
  const decoder = new TextDecoder('euc-jp');
  const rows = Array.from({ length: 32 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  return rows
    .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((kanji) => /\p{Script=Han}/u.test(kanji));
}

async function sheetWords(): Promise<string> {
  let words = '';
  for await (const file of glob('packages/domain/src/sheet/**/*.ts', { cwd: fileURLToPath(root) })) {
    words += await readFile(new URL(file, root), 'utf8');
  }
  return words;
}

async function makeFace({ file, from, type = 'woff2', text, weights, isLevel }: Face): Promise<number> {
  const source = await readFile(new URL(`${from}.${type}`, packages));
  const subset = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const levelled = isLevel ? levelFigures(subset, '0123456789') : subset;
  const packed = await subsetFont(levelled, text, { targetFormat: 'woff2' });
  await writeFile(new URL(`${file}.woff2`, out), packed);
  return packed.length;
}

await mkdir(out, { recursive: true });
for (const face of faces) {
  const bytes = await makeFace(face);
  console.log(`${face.file}.woff2 ${(bytes / 1000).toFixed(1)} KB`);
}
for (const [name, from] of Object.entries(licences)) {
  await copyFile(new URL(from, packages), new URL(`OFL-${name}.txt`, out));
}
console.log(`written to ${fileURLToPath(out)}`);
