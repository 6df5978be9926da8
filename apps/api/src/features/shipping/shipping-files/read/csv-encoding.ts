import { headerKey } from '@seri/domain/common/table-head';
import { portWords } from '@seri/domain/shipping-files/port-words.data';
import { shippingHeaders } from '@seri/domain/shipping-files/read/shipping-columns.data';

/**
 * The text of a CSV file; undefined if it is none. Without UTF-8 a file of Japan is Shift_JIS and one of Russia windows-1251, and
 * the bytes of one are often valid in the other.
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return text;
  const [japanese, russian = ''] = [decode(bytes, 'shift_jis'), decode(bytes, 'windows-1251')];
  const isRussian = knownWordsIn(russian) - knownWordsIn(japanese ?? '') || cyrillicShareOf(russian) - leastCyrillic;
  return isRussian > 0 ? russian : japanese;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const makers = [
  'トヨタ',
  'ニッサン',
  '日産',
  'ホンダ',
  'マツダ',
  'スバル',
  'スズキ',
  'ダイハツ',
  'ミツビシ',
  '三菱',
  'レクサス',
];
const isAscii = (word: string): boolean => /^[\0-\x7F]*$/.test(word);

/** Latin words are the same in both. */
const knownWords = new Set(
  [...Object.values(shippingHeaders).flat(), ...Object.values(portWords).flat(), ...makers]
    .map(headerKey)
    .filter((word) => !isAscii(word)),
);

/** The head and the first cars tell enough of the longest file. */
const mostRead = 100_000;

function knownWordsIn(text: string): number {
  const cells = text.slice(0, mostRead).split(/[,;\t\r\n"]+/);
  return cells.filter((cell) => knownWords.has(headerKey(cell))).length;
}

/** Whole words: of Japanese bytes, nearly half begin a sign and are no Russian letters. */
const cyrillicWords = /(?<![\p{L}\p{M}])[А-Яа-яЁё]+(?![\p{L}\p{M}])/gu;
const russianSigns = /[№«»–—\u00A0]/gu;
const leastCyrillic = 0.8;

function cyrillicShareOf(text: string): number {
  const strange = text.replaceAll(/[\0-\x7F]/g, '').replaceAll(russianSigns, '').length;
  const cyrillic = (text.match(cyrillicWords) ?? []).join('').length;
  return strange === 0 ? 0 : cyrillic / strange;
}
