import { spellings } from './spellings.data.ts';

const anySpelling = new RegExp(spellings.map(([written]) => `(${written})`).join('|'), 'g');
const hiragana = /[ぁ-ゖ]/g;
const toKatakana = 0x60;

/** One spelling for all hands: full or half width, either syllables, any case; without blanks. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '');
  if (/^[A-Z\d]*$/.test(plain)) return plain;
  const katakana = plain.replaceAll(hiragana, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + toKatakana));
  return katakana.replaceAll(anySpelling, (...match: unknown[]) => {
    const found = match.findIndex((group, index) => index > 0 && group !== undefined);
    return spellings[found - 1]?.[1] ?? '';
  });
}

/** `a|b|c`: all the ways in which one thing is written. */
export function writings(list: string): string[] {
  return list.split('|').map(plainText);
}
