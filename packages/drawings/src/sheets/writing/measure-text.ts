import type { FaceName } from './ink.ts';
import { pens } from './pens.data.ts';

const advancesOf = (face: FaceName) => (face === 'print' || face === 'printBold' ? null : pens[face].advances);

/** The width in ems. Japanese characters are square, half-width ones half as wide, like printed Latin. */
export function measureText(text: string, face: FaceName): number {
  const advances = advancesOf(face);
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const latin = advances ? (advances[code - 32] ?? 600) / 1000 : 0.5;
    const isHalf = code < 0x2_00 || (code >= 0xff_61 && code <= 0xff_9f);
    width += isHalf ? (code < 0x7f ? latin : advances && code < 0x2_00 ? 0.6 : 0.5) : 1;
  }
  return width;
}

/** The wanted size, or the largest that fits the width. */
export function fitSize(text: string, face: FaceName, size: number, width: number): number {
  return Math.min(size, width / Math.max(measureText(text, face), 0.1));
}

/** Phrases stay on one line where they fit. Longer ones are split into words, and longer words into characters. */
const phrases = /[^\s、。，・]+[、。，・]*|[、。，・]+|\s+/gu;
const words = /(?:[A-Za-z0-9.,'’()/%&+*-]+|[ァ-ヶーｱ-ﾟ]+|[^A-Za-z0-9])[、。，．・」）]*/gu;

/** Lines no wider than the width, in ems. */
export function wrapText(text: string, face: FaceName, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph, face, width)) {
      if (line !== '' && measureText(line + piece.trimEnd(), face) > width) {
        lines.push(line.trim());
        line = piece.trimStart();
      } else {
        line += piece;
      }
    }
    return line.trim() === '' ? lines : [...lines, line.trim()];
  });
}

function piecesOf(text: string, face: FaceName, width: number): string[] {
  const isTooWide = (piece: string) => measureText(piece, face) > width;
  const parts = (text.match(phrases) ?? []).flatMap((phrase) =>
    isTooWide(phrase) ? (phrase.match(words) ?? []) : [phrase],
  );
  return parts.flatMap((part) => (isTooWide(part) ? charactersOf(part) : [part]));
}

/** Code points, because typefaces map those. */
export const charactersOf = (text: string): string[] => Array.from(text);
