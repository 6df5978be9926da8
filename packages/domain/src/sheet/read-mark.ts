import type { DecodedMark, MarkWeight, Said, SheetFacts } from './decoded-sheet.ts';
import { findPlace } from './find-place.ts';
import type { Glossary, MarkMeaning } from './glossary.ts';
import { markSizes } from './marks.data.ts';
import { capitalised } from './russian-forms.ts';

type Mark = SheetFacts['marks'][number];

/** One of the codes that are written as one, as in A2 and A1U2. */
interface Stroke {
  mark: MarkMeaning;
  /** 0 without a digit. */
  degree: number;
}

const fromLight: readonly MarkWeight[] = ['small', 'plain', 'severe'];

export function readMark({ code, x, y }: Mark, isCar: boolean, { marks }: Glossary): DecodedMark {
  const strokes = strokesOf(code, marks);
  const weights = strokes.map(({ mark, degree }) => mark.weights[degree] ?? mark.weights.at(-1) ?? 'plain');
  const heaviest = weights.reduce((worst, weight) => Math.max(worst, fromLight.indexOf(weight)), 0);
  return {
    code,
    x,
    y,
    meaning: meaningOf(strokes),
    place: isCar ? findPlace(x, y) : null,
    size: join(strokes.flatMap((stroke) => sizeOf(stroke) ?? [])),
    weight: strokes.length === 0 ? 'plain' : (fromLight[heaviest] ?? 'plain'),
  };
}

function meaningOf(strokes: readonly Stroke[]): Said | null {
  const said = join(strokes.map(({ mark }) => mark));
  return said && { en: capitalised(said.en), ru: capitalised(said.ru) };
}

/** None where a part of the code is not known: half a code would mislead. */
function strokesOf(code: string, marks: Glossary['marks']): Stroke[] {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s,./+-]/g, '')
    .replaceAll('×', 'X');
  const strokes: Stroke[] = [];
  for (let at = 0; at < plain.length;) {
    const letters = [plain.slice(at, at + 2), plain.charAt(at)].find((some) => marks.has(some)) ?? '';
    const mark = marks.get(letters);
    if (!mark) return [];
    const [digit = ''] = /^\d/.exec(plain.slice(at + letters.length)) ?? [];
    at += letters.length + digit.length;
    strokes.push({ mark, degree: Number(digit) });
  }
  return strokes;
}

function sizeOf({ mark: { sizes }, degree }: Stroke): Said | undefined {
  return sizes === null ? undefined : markSizes[sizes][degree - 1];
}

function join(said: readonly Said[]): Said | null {
  if (said.length === 0) return null;
  return { en: said.map(({ en }) => en).join('; '), ru: said.map(({ ru }) => ru).join('; ') };
}
