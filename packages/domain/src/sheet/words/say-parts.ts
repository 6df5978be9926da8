import type { BilingualText } from '../decoded-sheet.ts';
import { agree, type Gender } from '../russian-forms.ts';
import type { Count, Extent, Part, Quality, Side, Word } from './word.ts';

export interface ClauseSubject extends BilingualText {
  gender: Gender;
  hasPart: boolean;
}

/** A part with its adjectives and count, or a location without a part. */
interface PartPhrase {
  before: (Side | Quality | Extent)[];
  part?: Part;
  count?: Count;
}

export function sayParts(words: readonly Word[]): ClauseSubject | null {
  const phrases = partPhrasesOf(words);
  if (phrases === null || phrases.length === 0) return null;
  const genders = phrases.flatMap(({ part }) => (part ? [part.gender] : []));
  return {
    en: phrases.map((phrase) => sayPart(phrase, 'en')).join(', '),
    ru: phrases.map((phrase) => sayPart(phrase, 'ru')).join(', '),
    gender: genders.length > 1 ? 'pl' : (genders[0] ?? 'n'),
    hasPart: genders.length > 0,
  };
}

/** Null if a count has no part before it, or if two parts in a row are ambiguous. */
function partPhrasesOf(words: readonly Word[]): PartPhrase[] | null {
  const phrases: PartPhrase[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    const open = last && !last.part ? last : { before: [] };
    if (word.kind === 'count') {
      if (!last?.part) return null;
      last.count = word;
      continue;
    }
    if (word.kind === 'part' && isAmbiguous(word, last, open)) return null;
    if (open !== last) phrases.push(open);
    if (word.kind === 'part') open.part = word;
    else if (word.kind === 'side' || word.kind === 'quality' || word.kind === 'extent') open.before.push(word);
    else return null;
  }
  return phrases;
}

/** A bare part after another one may belong to it. Equipment does not: it is listed without separators. */
function isAmbiguous(part: Part, last: PartPhrase | undefined, { before }: PartPhrase): boolean {
  return last?.part !== undefined && before.length === 0 && (part.inspected || last.part.inspected);
}

const formsOf = (word: Side | Quality | Extent) => (word.kind === 'side' ? word.forms : word.ru);

function sayPart({ before, part, count }: PartPhrase, language: keyof BilingualText): string {
  if (!part) return before.map((word) => word[language]).join(' ');
  const leading = before.filter((word) => word.kind !== 'extent' && formsOf(word) !== '');
  const trailing = before.filter((word) => !leading.includes(word));
  const adjectives = leading.map((word) => (language === 'ru' ? agree(formsOf(word), part.gender) : word.en));
  const name = [...adjectives, part[language], ...(count ? [count[language]] : [])].join(' ');
  return [name, ...trailing.map((word) => word[language])].join(', ');
}
