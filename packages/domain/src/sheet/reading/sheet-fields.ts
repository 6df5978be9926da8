import { likelyTexts } from './likely-texts.ts';
import type { ReadSign } from './reading.ts';

/** A number as people write one on a form; a comma stands before three digits or the number was misread. */
const number = /^(?:\d{1,6}|\d{1,3}(?:,\d{3})+)$/;
const serial = /^[A-Z\d]{1,17}(?:-[A-Z\d]{1,10}){0,3}$/;
const digitLike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** The letters that no number of 17 signs has, since they look like digits (ISO 3779). */
const neverInLong: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };
const longLength = 17;
/** Behind the code of a car or motorcycle stand digits alone. Numbers of machinery have more dashes, and letters. */
const numberBehindCode = /(?<=^[A-Z\d]+-)[A-Z\d]{5,7}$/;

const compact = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

/** Kilometres or hours; null if the signs are no number. */
export function readCounter(signs: readonly ReadSign[]): number | null {
  for (const { text } of likelyTexts(signs)) {
    const plain = compact(text)
      .replace(/(?:km|h|ﾏｲﾙ)$/i, '')
      .replaceAll(/[.、，]/g, ',')
      .replaceAll(/[A-Za-z|]/g, (sign) => digitLike[sign] ?? sign);
    if (number.test(plain)) return Number(plain.replaceAll(',', ''));
  }
  return null;
}

/** Signs that a pen makes alike. */
const twins = ['0ODQ', '1IL7T', '2Z', '5S', '8B', '6G', '9P', 'KR', 'VY', 'UV', 'MN', 'CG'];
const areTwins = (one: string, other: string) =>
  one === other || twins.some((group) => group.includes(one) && group.includes(other));

/**
 * The number of chassis or frame, in capitals. A code of the model that is known tells signs apart that look alike, and so do
 * the places where no letters stand.
 */
export function readSerial(signs: readonly ReadSign[], code = ''): string | null {
  const recognised = compact(likelyTexts(signs)[0]?.text ?? '').toUpperCase();
  if (!serial.test(recognised)) return null;
  const plain =
    recognised.length === longLength && !recognised.includes('-')
      ? replaceEach(recognised, neverInLong)
      : recognised.replace(numberBehindCode, (digits) => replaceEach(digits, { ...digitLike, Q: '0', T: '7' }));
  const written = plain.slice(0, code.length);
  const isCode = code !== '' && Array.from(code).every((sign, at) => areTwins(sign, written.charAt(at)));
  return isCode ? code + plain.slice(code.length) : plain;
}

const replaceEach = (text: string, by: Readonly<Record<string, string>>) =>
  Array.from(text, (sign) => by[sign] ?? sign).join('');

/** One of the grades of the house; inspectors' points are small, and 45 is never a grade. */
export function readGrade(signs: readonly ReadSign[], grades: ReadonlySet<string>): string | null {
  for (const { text } of likelyTexts(signs)) {
    const plain = compact(text).toUpperCase().replaceAll(',', '.').replace(/\.$/, '');
    if (grades.has(plain)) return plain;
    const pointed = plain.replace(/^([3-6])[.·・]?5$/, '$1.5');
    if (grades.has(pointed)) return pointed;
  }
  return null;
}
