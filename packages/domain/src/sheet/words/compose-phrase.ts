import type { Said } from '../decoded-sheet.ts';
import { capitalised } from '../russian-forms.ts';
import { sayParts } from './say-parts.ts';
import { sayTold } from './say-told.ts';
import type { Word } from './word.ts';

/** What the words say together; null where they make no sense. */
export function composePhrase(words: readonly Word[]): Said | null {
  const clauses = clausesOf(words.filter(({ kind }) => kind !== 'link')).map(sayClause);
  const said = clauses.filter((clause) => clause !== null);
  if (said.length === 0 || said.length < clauses.length) return null;
  return {
    en: capitalised(said.map(({ en }) => en).join('; ')),
    ru: capitalised(said.map(({ ru }) => ru).join('; ')),
  };
}

const tellers: ReadonlySet<Word['kind']> = new Set(['amount', 'finding', 'state', 'present', 'absent']);

/** A quality stands before a part, or is told of the one before it. */
const isTold = (word: Word, next: Word | undefined) =>
  tellers.has(word.kind) || (word.kind === 'quality' && next?.kind !== 'part' && next?.kind !== 'quality');

/** What is told of one part ends where the next one begins. */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  let hasTold = false;
  for (const [index, word] of words.entries()) {
    const tells = isTold(word, words[index + 1]);
    const begins = ['part', 'side', 'quality'].includes(word.kind) && !tells;
    if (word.kind === 'break' || word.kind === 'saying' || (hasTold && begins)) clauses.push([]);
    hasTold = word.kind === 'saying' || (tells && word.kind !== 'amount') || (hasTold && !begins);
    if (word.kind !== 'break') clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function sayClause(words: readonly Word[]): Said | null {
  const [first] = words;
  if (first?.kind === 'saying') return words.length === 1 ? first : null;
  const from = words.findIndex((word, index) => isTold(word, words[index + 1]));
  const parts = sayParts(from < 0 ? words : words.slice(0, from));
  const told = from < 0 ? null : sayTold(words.slice(from), parts);
  if (from < 0) return parts?.hasPart ? parts : null;
  if (!told || (from > 0 && !parts)) return null;
  return parts ? { en: `${parts.en}: ${told.en}`, ru: `${parts.ru}: ${told.ru}` } : told;
}
