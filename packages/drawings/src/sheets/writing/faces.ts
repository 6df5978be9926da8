import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FaceName } from './ink.ts';
import type { Faces } from './outline-writing.ts';
import { readTypeface, type Typeface } from './typeface.ts';

const files: Record<FaceName, string> = {
  print: '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  printBold: '@expo-google-fonts/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf',
  pen: '@expo-google-fonts/klee-one/400Regular/KleeOne_400Regular.ttf',
  penBold: '@expo-google-fonts/klee-one/600SemiBold/KleeOne_600SemiBold.ttf',
};

let opened: Promise<Faces> | undefined;

/** Read with the first sheet and cached: they take 25 MB, which a process without sheets should not spend. */
export function openFaces(): Promise<Faces> {
  opened ??= readFaces();
  return opened;
}

async function readFaces(): Promise<Faces> {
  const [print, printBold, pen, penBold] = await Promise.all([
    open(files.print),
    open(files.printBold),
    open(files.pen),
    open(files.penBold),
  ]);
  return { print, printBold, pen, penBold };
}

async function open(file: string): Promise<Typeface> {
  return readTypeface(await readFile(createRequire(import.meta.url).resolve(file)));
}
