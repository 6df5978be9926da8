import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readTypeface, type Typeface } from '@seri/typefaces/typeface';
import { golos, gothic, type PaperFont, type PaperWeight, weights } from './fonts.data.ts';

/** The fonts of one paper, by which its signs are found and measured before the renderer sets them. */
export interface Faces {
  fonts: readonly PaperFont[];
  /** In ems; undefined if no font has the sign. */
  advanceOf: (sign: string, weight: PaperWeight) => number | undefined;
}

type Opened = Readonly<Record<PaperWeight, Typeface>>;

const opened = new Map<PaperFont, Promise<Opened>>();

export const fileOf = (name: string): string => createRequire(import.meta.url).resolve(name);

/** The second font takes 9 MB, so it is read for papers that need it. */
export async function openFaces(signs: ReadonlySet<string>): Promise<Faces> {
  const first = await open(golos);
  const isEnough = [...signs].every((sign) => weights.every((weight) => first[weight].glyphOf(sign)));
  const faces = isEnough ? [first] : [first, await open(gothic)];
  return {
    fonts: isEnough ? [golos] : [golos, gothic],
    advanceOf: (sign, weight) => {
      const glyph = faces.map((face) => face[weight].glyphOf(sign)).find((found) => found !== undefined);
      return glyph && glyph.advance / 1000;
    },
  };
}

function open(font: PaperFont): Promise<Opened> {
  let face = opened.get(font);
  if (!face) opened.set(font, (face = read(font)));
  return face;
}

async function read({ files }: PaperFont): Promise<Opened> {
  const [normal, bold] = await Promise.all(
    weights.map(async (weight) => readTypeface(await readFile(fileOf(files[weight])))),
  );
  if (!normal || !bold) throw new Error('A font has a file for each weight.');
  return { 400: normal, 600: bold };
}
