import type { DecodedMark, MarkWeight, BilingualText, SheetFacts } from './decoded-sheet.ts';
import { findPlace } from './find-place.ts';
import type { Glossary, MarkMeaning } from './glossary.ts';
import { markSizes } from './marks.data.ts';
import { capitalised } from './russian-forms.ts';

type RawMark = SheetFacts['marks'][number];

/** One fault of a mark; a code may combine several, as in A1U2. */
interface MarkFault {
  meaning: MarkMeaning;
  /** The digit after the code; 0 without one. */
  degree: number;
}

const fromLight: readonly MarkWeight[] = ['small', 'plain', 'severe'];

export function readMark({ code, x, y }: RawMark, isCar: boolean, { marks }: Glossary): DecodedMark {
  const faults = faultsOf(code, marks);
  const weights = faults.map(({ meaning, degree }) => meaning.weights[degree] ?? meaning.weights.at(-1) ?? 'plain');
  const heaviest = weights.reduce((worst, weight) => Math.max(worst, fromLight.indexOf(weight)), 0);
  return {
    code,
    x,
    y,
    meaning: meaningOf(faults),
    place: isCar ? findPlace(x, y) : null,
    size: join(faults.flatMap((fault) => sizeOf(fault) ?? [])),
    weight: faults.length === 0 ? 'plain' : (fromLight[heaviest] ?? 'plain'),
  };
}

function meaningOf(faults: readonly MarkFault[]): BilingualText | null {
  const text = join(faults.map(({ meaning }) => meaning));
  return text && { en: capitalised(text.en), ru: capitalised(text.ru) };
}

/** Empty if any part of the code is unknown: half a meaning would mislead. */
function faultsOf(code: string, marks: Glossary['marks']): MarkFault[] {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s,./+-]/g, '')
    .replaceAll('×', 'X');
  const faults: MarkFault[] = [];
  for (let at = 0; at < plain.length;) {
    const letters = [plain.slice(at, at + 2), plain.charAt(at)].find((candidate) => marks.has(candidate)) ?? '';
    const meaning = marks.get(letters);
    if (!meaning) return [];
    const [digit = ''] = /^\d/.exec(plain.slice(at + letters.length)) ?? [];
    at += letters.length + digit.length;
    faults.push({ meaning, degree: Number(digit) });
  }
  return faults;
}

function sizeOf({ meaning: { sizes }, degree }: MarkFault): BilingualText | undefined {
  return sizes === null ? undefined : markSizes[sizes][degree - 1];
}

function join(texts: readonly BilingualText[]): BilingualText | null {
  if (texts.length === 0) return null;
  return { en: texts.map(({ en }) => en).join('; '), ru: texts.map(({ ru }) => ru).join('; ') };
}
