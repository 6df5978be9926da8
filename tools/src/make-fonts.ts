/**
 * Cuts the web faces down to what Seri draws: an English first load may cost 45 KB of fonts.
 * Run it by hand after a change of a font package or a character set; the results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { levelFigures } from './level-figures.ts';

const packages = new URL('../../node_modules/', import.meta.url);
const out = new URL('../../apps/web/src/ui/fonts/', import.meta.url);

const noBreakSpace = '\u00A0';
const ascii = range(0x20, 0x7e);
const punctuation = `${noBreakSpace}¥№−·–—“”‘’«»…→←↑↓×≤≥±°§©₽€`;
const russian = `${range(0x0410, 0x044f)}Ёё№`;

/** Small capitals, fractions and alternates would double a face. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'case'];

interface Face {
  file: string;
  from: string;
  text: string;
  /** Without a range the face has one weight. */
  weights?: { min: number; max: number };
  /** Its figures get one width. */
  isLevel?: true;
}

const golos = '@fontsource-variable/golos-text/files/golos-text';
const sofia = '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed';
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
];

const licences = {
  'golos-text': '@fontsource-variable/golos-text/LICENSE',
  'sofia-sans-extra-condensed': '@fontsource-variable/sofia-sans-extra-condensed/LICENSE',
  'ibm-plex-mono': '@fontsource/ibm-plex-mono/LICENSE',
} as const;

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

async function makeFace({ file, from, text, weights, isLevel }: Face): Promise<number> {
  const source = await readFile(new URL(`${from}.woff2`, packages));
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
