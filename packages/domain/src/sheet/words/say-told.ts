import type { Said } from '../decoded-sheet.ts';
import { agree } from '../russian-forms.ts';
import type { Parts } from './say-parts.ts';
import type { Amount, Count, Extent, Finding, Quality, State, Word } from './word.ts';

interface Told {
  word: Finding | State | Quality;
  amounts: Amount[];
  behind: (Extent | Count)[];
}

const isThere: Said = { en: 'present', ru: 'в наличии' };
const isNotThere: Said = { en: 'none', ru: 'нет' };

/** What is said of the parts; null where it belongs to nothing. */
export function sayTold(words: readonly Word[], parts: Parts | null): Said | null {
  const signs = words.filter(({ kind }) => kind === 'present' || kind === 'absent');
  const told = toldOf(words.filter((word) => !signs.includes(word)));
  if (told === null || signs.length > 1) return null;
  const isAbsent = signs[0]?.kind === 'absent';
  if (told.length === 0) return parts?.hasPart ? (isAbsent ? isNotThere : isThere) : null;
  const said = told.map((one) => (isAbsent ? sayLacking(one) : sayOne(one, parts)));
  return said.every((one) => one !== null) ? { en: join(said, 'en'), ru: join(said, 'ru') } : null;
}

const join = (said: readonly Said[], language: keyof Said) => said.map((one) => one[language]).join(', ');

function toldOf(words: readonly Word[]): Told[] | null {
  const told: Told[] = [];
  let before: Amount[] = [];
  for (const [index, word] of words.entries()) {
    const last = told.at(-1);
    if (word.kind === 'amount') {
      const isBefore = ['amount', 'finding'].includes(words[index + 1]?.kind ?? '');
      // Behind several findings it is said of all of them: of the first, to stand before them.
      const first = isBefore ? null : told.find((one) => one.word.kind === 'finding');
      if (isBefore) before.push(word);
      else if (first) first.amounts.unshift(word);
      else return null;
    } else if (word.kind === 'finding' || word.kind === 'state' || word.kind === 'quality') {
      told.push({ word, amounts: before, behind: [] });
      before = [];
    } else if (last && (word.kind === 'extent' || word.kind === 'count')) last.behind.push(word);
    else return null;
  }
  return told;
}

function sayOne({ word, amounts, behind }: Told, parts: Parts | null): Said {
  const gender = word.kind === 'finding' ? word.gender : (parts?.gender ?? 'n');
  const sizes = amounts.map(({ one, many }) => (gender === 'pl' ? many : one));
  const name = word.kind === 'finding' ? word.ru : agree(word.ru, gender);
  return {
    en: [...sizes, word.en, ...behind.map(({ en }) => en)].join(' '),
    ru: [...amounts.map(({ forms }) => agree(forms, gender)), name, ...behind.map(({ ru }) => ru)].join(' '),
  };
}

/** Of a fault there is none, an act was not done; what is neither is not taken back. */
function sayLacking({ word, amounts }: Told): Said | null {
  return word.kind === 'quality' || amounts.length > 0 ? null : (word.lacking ?? null);
}
