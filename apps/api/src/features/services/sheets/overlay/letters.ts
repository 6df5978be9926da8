import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readTypeface, type Typeface } from '@seri/typefaces/typeface';

interface Placed {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  isBold: boolean;
}

/** Latin and Cyrillic letters as outlines, because a server may have no fonts. */
export interface Letters {
  /** The width in ems. */
  measure(text: string, isBold: boolean): number;
  /** SVG paths. */
  outline(text: string, placed: Placed): string;
}

const files = {
  plain: '@expo-google-fonts/roboto-condensed/400Regular/RobotoCondensed_400Regular.ttf',
  bold: '@expo-google-fonts/roboto-condensed/700Bold/RobotoCondensed_700Bold.ttf',
};
const missing = { advance: 500, path: '' };

const glyphsOf = (text: string, face: Typeface) => Array.from(text, (sign) => face.glyphOf(sign) ?? missing);

let opened: Promise<Letters> | undefined;

export const openLetters = (): Promise<Letters> => (opened ??= readLetters());

async function readLetters(): Promise<Letters> {
  const [plain, bold] = await Promise.all([open(files.plain), open(files.bold)]);
  const faceOf = (isBold: boolean) => (isBold ? bold : plain);
  return {
    measure: (text, isBold) => glyphsOf(text, faceOf(isBold)).reduce((sum, { advance }) => sum + advance, 0) / 1000,
    outline: (text, { x, y, size, isBold }) => {
      let along = x;
      const scale = size / 1000;
      const paths = glyphsOf(text, faceOf(isBold)).map(({ advance, path }) => {
        const placed = `<path transform="matrix(${scale} 0 0 ${scale} ${along.toFixed(1)} ${y.toFixed(1)})" d="${path}"/>`;
        along += advance * scale;
        return placed;
      });
      return paths.join('');
    },
  };
}

async function open(file: string): Promise<Typeface> {
  return readTypeface(await readFile(createRequire(import.meta.url).resolve(file)));
}
