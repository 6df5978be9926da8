import type { BilingualText } from '../decoded-sheet.ts';
import { agree } from '../russian-forms.ts';
import type { ClauseSubject } from './say-parts.ts';
import type { Amount, Count, Extent, Finding, Quality, State, Word } from './word.ts';

interface Statement {
  word: Finding | State | Quality;
  amounts: Amount[];
  after: (Extent | Count)[];
}

const present: BilingualText = { en: 'present', ru: 'в наличии' };
const absent: BilingualText = { en: 'none', ru: 'нет' };

/** Null if the words make no sense together. */
export function sayPredicate(words: readonly Word[], subject: ClauseSubject | null): BilingualText | null {
  const signs = words.filter(({ kind }) => kind === 'present' || kind === 'absent');
  const statements = statementsOf(words.filter((word) => !signs.includes(word)));
  if (statements === null || signs.length > 1) return null;
  const isAbsent = signs[0]?.kind === 'absent';
  if (statements.length === 0) return subject?.hasPart ? (isAbsent ? absent : present) : null;
  const texts = statements.map((one) => (isAbsent ? sayLacking(one) : sayStatement(one, subject)));
  return texts.every((text) => text !== null) ? { en: join(texts, 'en'), ru: join(texts, 'ru') } : null;
}

const join = (texts: readonly BilingualText[], language: keyof BilingualText) =>
  texts.map((text) => text[language]).join(', ');

function statementsOf(words: readonly Word[]): Statement[] | null {
  const statements: Statement[] = [];
  let before: Amount[] = [];
  for (const [index, word] of words.entries()) {
    const last = statements.at(-1);
    if (word.kind === 'amount') {
      const isBefore = ['amount', 'finding'].includes(words[index + 1]?.kind ?? '');
      // An amount after several findings applies to all of them, so it is put before the first.
      const first = isBefore ? null : statements.find((one) => one.word.kind === 'finding');
      if (isBefore) before.push(word);
      else if (first) first.amounts.unshift(word);
      else return null;
    } else if (word.kind === 'finding' || word.kind === 'state' || word.kind === 'quality') {
      statements.push({ word, amounts: before, after: [] });
      before = [];
    } else if (last && (word.kind === 'extent' || word.kind === 'count')) last.after.push(word);
    else return null;
  }
  return statements;
}

function sayStatement({ word, amounts, after }: Statement, subject: ClauseSubject | null): BilingualText {
  const gender = word.kind === 'finding' ? word.gender : (subject?.gender ?? 'n');
  const sizes = amounts.map(({ one, many }) => (gender === 'pl' ? many : one));
  const name = word.kind === 'finding' ? word.ru : agree(word.ru, gender);
  return {
    en: [...sizes, word.en, ...after.map(({ en }) => en)].join(' '),
    ru: [...amounts.map(({ forms }) => agree(forms, gender)), name, ...after.map(({ ru }) => ru)].join(' '),
  };
}

/** Findings and actions can be denied; null for qualities, other states, and words with an amount. */
function sayLacking({ word, amounts }: Statement): BilingualText | null {
  return word.kind === 'quality' || amounts.length > 0 ? null : (word.lacking ?? null);
}
