import type { Said } from '../decoded-sheet.ts';
import { agree, type Gender } from '../russian-forms.ts';
import type { Count, Extent, Part, Quality, Side, Word } from './word.ts';

/** What a clause speaks of. */
export interface Parts extends Said {
  gender: Gender;
  hasPart: boolean;
}

/** A part with all that belongs to it, or a mere place. */
interface Spoken {
  before: (Side | Quality | Extent)[];
  part?: Part;
  count?: Count;
}

export function sayParts(words: readonly Word[]): Parts | null {
  const spoken = spokenOf(words);
  if (spoken === null || spoken.length === 0) return null;
  const genders = spoken.flatMap(({ part }) => (part ? [part.gender] : []));
  return {
    en: spoken.map((one) => sayOne(one, 'en')).join(', '),
    ru: spoken.map((one) => sayOne(one, 'ru')).join(', '),
    gender: genders.length > 1 ? 'pl' : (genders[0] ?? 'n'),
    hasPart: genders.length > 0,
  };
}

/** Null where a number has nothing to count, or one part may be a part of the other. */
function spokenOf(words: readonly Word[]): Spoken[] | null {
  const spoken: Spoken[] = [];
  for (const word of words) {
    const last = spoken.at(-1);
    const open = last && !last.part ? last : { before: [] };
    if (word.kind === 'count') {
      if (!last?.part) return null;
      last.count = word;
      continue;
    }
    if (word.kind === 'part' && isOfOther(word, last, open)) return null;
    if (open !== last) spoken.push(open);
    if (word.kind === 'part') open.part = word;
    else if (word.kind === 'side' || word.kind === 'quality' || word.kind === 'extent') open.before.push(word);
    else return null;
  }
  return spoken;
}

/** Equipment is listed without a sign between; of parts the latter would belong to the former. */
function isOfOther(part: Part, last: Spoken | undefined, { before }: Spoken): boolean {
  return last?.part !== undefined && before.length === 0 && (part.inspected || last.part.inspected);
}

const formsOf = (word: Side | Quality | Extent) => (word.kind === 'side' ? word.forms : word.ru);

function sayOne({ before, part, count }: Spoken, language: keyof Said): string {
  if (!part) return before.map((word) => word[language]).join(' ');
  const stands = before.filter((word) => word.kind !== 'extent' && formsOf(word) !== '');
  const follows = before.filter((word) => !stands.includes(word));
  const adjectives = stands.map((word) => (language === 'ru' ? agree(formsOf(word), part.gender) : word.en));
  const name = [...adjectives, part[language], ...(count ? [count[language]] : [])].join(' ');
  return [name, ...follows.map((word) => word[language])].join(', ');
}
