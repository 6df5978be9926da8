import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { openFaces } from './faces.ts';
import { weights } from './fonts.data.ts';

/**
 * R90: the signs of a snapshot, or of a text for one, that no font has, in their order. Asked before a document takes a number, because it could
 * not be drawn afterwards. One that nobody sees is told by its code, such as U+200B.
 */
export async function missingGlyphs(said: PaperSnapshot | string): Promise<string[]> {
  const signs = signsOf(said);
  const { advanceOf } = await openFaces(signs);
  const missing = [...signs].filter((sign) => weights.some((weight) => advanceOf(sign, weight) === undefined));
  return missing.map((sign) => (/[\p{C}\p{Z}\p{M}]/u.test(sign) ? codeOf(sign) : sign));
}

/** All signs of all texts. A line feed is none: it begins a line. */
export function signsOf(said: PaperSnapshot | string): Set<string> {
  const signs = new Set<string>();
  for (const text of textsIn(said)) for (const sign of text.normalize('NFC')) signs.add(sign);
  signs.delete('\n');
  return signs;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
