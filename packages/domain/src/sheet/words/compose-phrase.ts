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

function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (begins(word, words[index + 1], clauses.at(-1) ?? [])) clauses.push([]);
    if (word.kind !== 'break') clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** What is told of one part ends where the next one begins, with a yes or no, and before the past of the vehicle. */
function begins(word: Word, next: Word | undefined, clause: readonly Word[]): boolean {
  const last = clause.at(-1)?.kind;
  if (word.kind === 'break' || word.kind === 'saying' || last === 'saying') return true;
  const isAnswered = last === 'present' || last === 'absent';
  if (isAnswered && (word.kind === 'finding' || word.kind === 'state')) return true;
  const hasTold = clause.some((one, index) => one.kind !== 'amount' && isTold(one, clause[index + 1] ?? word));
  if (word.kind === 'finding') return hasTold && word.ofWhole;
  return hasTold && ['part', 'side', 'quality'].includes(word.kind) && !isTold(word, next);
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
