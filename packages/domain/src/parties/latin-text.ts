import { latinLetters, latinSigns } from './latin-letters.data.ts';

/** R100: all that a bill of lading takes. */
const latinText = /^[A-Za-z0-9 .,'()/&+-]*$/;

export function isLatinText(text: string): boolean {
  return latinText.test(text);
}

/**
 * R100: proposes a text for a bill of lading. Cyrillic letters become Latin ones as in passports, marks are taken off other
 * letters, and signs that it does not take are left out. A text that it takes stays as it is.
 */
export function proposeLatin(text: string): string {
  if (isLatinText(text)) return text;
  // Signs first: normalising would take № apart.
  const known = Array.from(text)
    .map((sign) => latinSigns[sign] ?? sign)
    .join('');
  const letters = Array.from(known.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
  const latin = letters.map((letter, place) => latinOf(letter, letters[place - 1], letters[place + 1])).join('');
  return latin
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,)])/g, '')
    .trim();
}

function latinOf(letter: string, former: string | undefined, next: string | undefined): string {
  if (/\s/.test(letter)) return ' ';
  const lower = letter.toLowerCase();
  const written = latinLetters[lower];
  if (written === undefined) return isLatinText(letter) ? letter : '';
  if (letter === lower) return written;
  // Щ begins a name as Shch, and stands among capitals as SHCH.
  const isAmongCapitals = next !== undefined && /\p{L}/u.test(next) ? isCapital(next) : isCapital(former);
  return isAmongCapitals ? written.toUpperCase() : written.slice(0, 1).toUpperCase() + written.slice(1);
}

const isCapital = (letter: string | undefined) => letter !== undefined && /\p{Lu}/u.test(letter);
