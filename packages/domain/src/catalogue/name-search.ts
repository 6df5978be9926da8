import { asItLooks, inOtherLayout } from '../common/keyboard-layout.ts';
import { consonantKey, plainKey, soundKey } from '../common/sound-key.ts';

/** How near a name comes to what was typed: it begins with it, a word of it does, or it holds it somewhere. */
export const nearness = { start: 0, word: 1, middle: 2 } as const;
export type Nearness = (typeof nearness)[keyof typeof nearness];

/** One way to understand what was typed; tells how near a name comes, if at all. */
export type Reading = (name: string) => Nearness | null;

/** The likeliest first: as it is, with look-alike letters, in the other keyboard layout, by its sound, by its consonants. */
export function readingsOf(typed: string): Reading[] {
  const spelt = spellingsOf(typed);
  const heard = [...spelt, ...spelt.filter(isRussian).map((text) => text.replaceAll(/х/gi, 'кс'))];
  return [
    ...readAs(plainKey, spelt, 1),
    ...readAs(soundKey, heard, 2),
    ...readAs(consonantKey, heard, 3).map(fromWordsOn),
  ];
}

/** What the keys that were pressed may have been meant to write. */
export function spellingsOf(typed: string): string[] {
  const others = [asItLooks(typed), inOtherLayout(typed)];
  return [typed, ...others.filter(isWritten)].filter((text) => plainKey(text) !== '');
}

/** The key of a letter may be a bracket in the other layout, which no name has. */
function isWritten(text: string): boolean {
  return /^[\p{L}\p{N}\s.:'-]*$/u.test(text);
}

function isRussian(text: string): boolean {
  return /[а-яё]/i.test(text);
}

type KeyOf = (text: string) => string;

function readAs(keyOf: KeyOf, texts: readonly string[], leastLength: number): Reading[] {
  const keys = [...new Set(texts.map(keyOf))].filter((key) => key.length >= leastLength);
  return keys.map((key) => (name) => nearnessOf(keyOf, name, key));
}

function nearnessOf(keyOf: KeyOf, name: string, key: string): Nearness | null {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  const at = words.findIndex((_, first) => keyOf(words.slice(first).join('')).startsWith(key));
  if (at >= 0) return at === 0 ? nearness.start : nearness.word;
  return keyOf(name).includes(key) ? nearness.middle : null;
}

/** Consonants alone are found in the middle of too much. */
function fromWordsOn(reading: Reading): Reading {
  return (name) => {
    const near = reading(name);
    return near === nearness.middle ? null : near;
  };
}
