import type { BilingualText } from '../decoded-sheet.ts';
import { capitalised } from '../russian-forms.ts';
import { sayParts } from './say-parts.ts';
import { sayPredicate } from './say-told.ts';
import type { Word } from './word.ts';

/** Null if the words make no sense together. */
export function composePhrase(words: readonly Word[]): BilingualText | null {
  const clauses = clausesOf(words.filter(({ kind }) => kind !== 'link')).map((clause) =>
    sayClause(withoutTwice(clause)),
  );
  const texts = clauses.filter((clause) => clause !== null);
  if (texts.length === 0 || texts.length < clauses.length) return null;
  return {
    en: capitalised(texts.map(({ en }) => en).join('; ')),
    ru: capitalised(texts.map(({ ru }) => ru).join('; ')),
  };
}

const predicateKinds: ReadonlySet<Word['kind']> = new Set(['amount', 'finding', 'state', 'present', 'absent']);

/** A clause is a subject, its parts, and a predicate. A quality is an adjective before a part, else a predicate. */
const isPredicate = (word: Word, next: Word | undefined) =>
  predicateKinds.has(word.kind) || (word.kind === 'quality' && next?.kind !== 'part' && next?.kind !== 'quality');

function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (beginsClause(word, words[index + 1], clauses.at(-1) ?? [])) clauses.push([]);
    if (word.kind !== 'break') clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/**
 * A clause ends where the next part begins, after present or absent, and before the past of the vehicle. A side alone is the
 * head of a list, as in リア廻り：ブレーキ良好.
 */
function beginsClause(word: Word, next: Word | undefined, clause: readonly Word[]): boolean {
  const last = clause.at(-1)?.kind;
  if (word.kind === 'break') return !clause.every(({ kind }) => kind === 'side');
  if (word.kind === 'saying' || last === 'saying') return true;
  const isClosed = last === 'present' || last === 'absent';
  if (isClosed && (word.kind === 'finding' || word.kind === 'state')) return true;
  const hasPredicate = clause.some(
    (one, index) => one.kind !== 'amount' && isPredicate(one, clause[index + 1] ?? word),
  );
  if (word.kind === 'finding') return hasPredicate && word.ofWhole;
  return hasPredicate && ['part', 'side', 'quality'].includes(word.kind) && !isPredicate(word, next);
}

/** A side that the head of a list has named already, as in リア廻リ：リアショック抜け. */
const withoutTwice = (clause: readonly Word[]): Word[] =>
  clause.filter((word, index) => word.kind !== 'side' || clause.findIndex((one) => one === word) === index);

function sayClause(words: readonly Word[]): BilingualText | null {
  const [first] = words;
  if (first?.kind === 'saying') return words.length === 1 ? first : null;
  const predicateAt = words.findIndex((word, index) => isPredicate(word, words[index + 1]));
  const subject = sayParts(predicateAt < 0 ? words : words.slice(0, predicateAt));
  const predicate = predicateAt < 0 ? null : sayPredicate(words.slice(predicateAt), subject);
  if (predicateAt < 0) return subject?.hasPart ? subject : null;
  if (!predicate || (predicateAt > 0 && !subject)) return null;
  return subject ? { en: `${subject.en}: ${predicate.en}`, ru: `${subject.ru}: ${predicate.ru}` } : predicate;
}
