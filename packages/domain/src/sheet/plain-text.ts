import { spellings } from './spellings.data.ts';

const anySpelling = new RegExp(spellings.map(([written]) => `(${written})`).join('|'), 'g');
const hiragana = /[ぁ-ゖ]/g;
const toKatakana = 0x60;

/** Normalises spelling: width, hiragana and katakana, case, variants of words; blanks are removed. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '');
  if (/^[A-Z\d]*$/.test(plain)) return plain;
  const katakana = plain.replaceAll(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + toKatakana));
  return katakana.replaceAll(anySpelling, (...match: unknown[]) => {
    const found = match.findIndex((group, index) => index > 0 && group !== undefined);
    return spellings[found - 1]?.[1] ?? '';
  });
}

/** `a|b|c` lists the spellings of one word. */
export function plainSpellings(list: string): string[] {
  return list.split('|').map(plainText);
}
