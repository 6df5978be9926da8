import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FaceName } from './ink.ts';
import { pens } from './pens.data.ts';
import { readTypeface, type Typeface } from '@seri/typefaces/typeface';

const prints = {
  print: '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  printBold: '@expo-google-fonts/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf',
};

const opened = new Map<FaceName, Promise<Typeface>>();

/** Read with the first sheet that needs it: each face takes some 4 MB, which a process without sheets should not spend. */
export function openFace(name: FaceName): Promise<Typeface> {
  let face = opened.get(name);
  if (!face) opened.set(name, (face = readFace(name)));
  return face;
}

async function readFace(name: FaceName): Promise<Typeface> {
  const file = name === 'print' || name === 'printBold' ? prints[name] : pens[name].file;
  return readTypeface(await readFile(createRequire(import.meta.url).resolve(file)));
}
