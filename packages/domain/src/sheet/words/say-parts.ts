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
    en: join(spoken, (one) => sayOne(one, 'en')),
    ru: join(spoken, (one) => sayOne(one, 'ru')),
    gender: genders.length > 1 ? 'pl' : (genders[0] ?? 'n'),
    hasPart: genders.length > 0,
  };
}

/** Null where a number has nothing to count. */
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
    if (open !== last) spoken.push(open);
    if (word.kind === 'part') open.part = word;
    else if (word.kind === 'side' || word.kind === 'quality' || word.kind === 'extent') open.before.push(word);
    else return null;
  }
  return spoken;
}

/** A place behind a part belongs to it; parts side by side may be one of the other, or both. */
function join(spoken: readonly Spoken[], say: (one: Spoken) => string): string {
  return spoken.reduce((text, one, index) => text + (index === 0 ? '' : one.part ? ' / ' : ', ') + say(one), '');
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
