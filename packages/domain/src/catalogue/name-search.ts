import { withLatinLookalikes, inOtherLayout } from '../common/keyboard-layout.ts';
import { consonantKey, plainKey, soundKey } from '../common/sound-key.ts';

/** How well a name matches a typed text: at its start, at the start of a later word, or in the middle of a word. */
export const nearness = { start: 0, word: 1, middle: 2 } as const;
export type Nearness = (typeof nearness)[keyof typeof nearness];

/** One way to understand a typed text; rates a name, null for no match. */
export type Reading = (name: string) => Nearness | null;

/** Most likely first: as typed, with look-alike letters, in the other keyboard layout, by sound, by consonants. */
export function readingsOf(typed: string): Reading[] {
  const spellings = spellingsOf(typed);
  const phonetic = [...spellings, ...spellings.filter(isRussian).map((text) => text.replaceAll(/х/gi, 'кс'))];
  return [
    ...readingsBy(plainKey, spellings, 1),
    ...readingsBy(soundKey, phonetic, 2),
    ...readingsBy(consonantKey, phonetic, 3).map(withoutMiddle),
  ];
}

/** The typed text and what the same keys may have been meant to write. */
export function spellingsOf(typed: string): string[] {
  const others = [withLatinLookalikes(typed), inOtherLayout(typed)];
  return [typed, ...others.filter(mayBeName)].filter((text) => plainKey(text) !== '');
}

/** The key of a letter may be a bracket in the other layout, which no name contains. */
function mayBeName(text: string): boolean {
  return /^[\p{L}\p{N}\s.:'-]*$/u.test(text);
}

function isRussian(text: string): boolean {
  return /[а-яё]/i.test(text);
}

type KeyOf = (text: string) => string;

function readingsBy(keyOf: KeyOf, texts: readonly string[], leastLength: number): Reading[] {
  const keys = [...new Set(texts.map(keyOf))].filter((key) => key.length >= leastLength);
  return keys.map((key) => (name) => nearnessOf(keyOf, name, key));
}

function nearnessOf(keyOf: KeyOf, name: string, key: string): Nearness | null {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  const at = words.findIndex((_, first) => keyOf(words.slice(first).join('')).startsWith(key));
  if (at >= 0) return at === 0 ? nearness.start : nearness.word;
  return keyOf(name).includes(key) ? nearness.middle : null;
}

/** Consonants alone match in the middle of too many names. */
function withoutMiddle(reading: Reading): Reading {
  return (name) => {
    const match = reading(name);
    return match === nearness.middle ? null : match;
  };
}
