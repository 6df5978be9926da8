import { soundKey } from '../common/sound-key.ts';
import { cyrillicNeighbours, wordsOfNobody } from './payer-words.data.ts';

/** A word of a name by its sound. A letter j may be that of Juri or that of Jukov, so a word may have two sounds. */
interface NameWord {
  sounds: readonly string[];
  /** The sounds with a dot for each group of vowels, as people hear them differently; empty for short words. */
  frames: readonly string[];
}

/** A name that can be compared: its words without those that name nobody. */
export interface PayerName {
  words: readonly NameWord[];
  /** All words in their order, and from the last one, for banks that lose blanks or put one in the middle of a word. */
  joined: readonly string[];
  /** All of its sounds: names that share none of them are not alike. */
  sounds: ReadonlySet<string>;
  /** The same words in any order are the same payer. */
  key: string;
  /** The bank may have cut it. */
  isCut: boolean;
}

/** Banks cut a name at 35 signs, and may lose the blank at its end. */
const cutLength = 34;

/** Spellings of Russian sounds in passports, banks and standards, by the one that the sound key knows. */
const spellings: readonly (readonly [spelling: RegExp, usual: string])[] = [
  [/^x/, 'h'],
  [/shch|shh/g, 'sh'],
  [/kh/g, 'h'],
  [/zh/g, 'j'],
  [/nder$/, 'ndr'],
];

const leastFrame = 3;

export function payerName(text: string): PayerName {
  const plain = text.normalize('NFKC').trim();
  const words = plain
    .toUpperCase()
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .filter((word) => word !== '' && !wordsOfNobody.has(word) && !/\d/.test(word))
    .map(nameWord)
    .filter(({ sounds }) => sounds[0] !== '');
  const firsts = words.map(({ sounds }) => sounds[0] ?? '');
  const joined = [firsts.join(''), firsts.toReversed().join('')];
  return {
    words,
    joined,
    sounds: new Set([...joined, ...words.flatMap(({ sounds, frames }) => [...sounds, ...frames])]),
    key: firsts.toSorted().join(' '),
    isCut: plain.length >= cutLength,
  };
}

function nameWord(word: string): NameWord {
  const letters = word.toLowerCase().replaceAll(/\p{L}/gu, (letter) => cyrillicNeighbours[letter] ?? letter);
  const variants = letters.includes('j') ? [letters, letters.replaceAll('j', 'i')] : [letters];
  const sounds = variants.map((variant) =>
    soundKey(spellings.reduce((text, [spelling, usual]) => text.replace(spelling, usual), variant)),
  );
  const frames = sounds.map((sound) => sound.replaceAll(/[aeiou]+/g, '.'));
  return { sounds, frames: frames.filter((frame) => frame.replaceAll('.', '').length >= leastFrame) };
}

/** The last letter of a word that was cut may be half of a sound, such as the z of zh. */
const withoutLast = (sound: string) => sound.slice(0, -1);

const isInitial = ({ sounds }: NameWord) => sounds[0]?.length === 1;
const leastCut = 2;

/** How alike two words are, from 0 to 1. */
function likenessOfWords(one: NameWord, other: NameWord, isCut: boolean): number {
  const [sound = ''] = one.sounds;
  const begins = (start: string) => other.sounds.some((whole) => whole.startsWith(start));
  if (one.sounds.some((whole) => other.sounds.includes(whole))) return 1;
  if (one.frames.some((frame) => other.frames.includes(frame))) return 0.8;
  if (isInitial(one)) return begins(sound) ? 0.5 : 0;
  return isCut && sound.length > leastCut && begins(withoutLast(sound)) ? 1 : 0;
}

/**
 * How well the name of a payer fits one that is known, from 0 to 1. The order of words does not matter, and either may have
 * words more, such as a patronymic. A single word in common is half a name, an initial alone is nothing.
 */
export function likenessOfNames(payer: PayerName, known: PayerName): number {
  const fewest = Math.min(payer.words.length, known.words.length);
  if (fewest === 0 || isDisjoint(payer.sounds, known.sounds)) return 0;
  if (payer.joined.some((joined) => known.joined.includes(joined))) return 1;
  const likenesses = likenessesOfWords(payer, known);
  const isWhole = likenesses.length > 1 || (payer.words.length === 1 && known.words.length === 1);
  const sum = likenesses.reduce((all, likeness) => all + likeness, 0);
  return Math.min(1, sum / fewest) * (isWhole ? 1 : 0.5);
}

function isDisjoint(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of others) if (some.has(one)) return false;
  return true;
}

/** Each word of the payer takes the known one that it is most like. Initials choose last, as they fit too many. */
function likenessesOfWords(payer: PayerName, known: PayerName): number[] {
  const free = new Set(known.words);
  const last = payer.isCut ? payer.words.at(-1) : undefined;
  const initialsLast = [...payer.words.filter((word) => !isInitial(word)), ...payer.words.filter(isInitial)];
  return initialsLast.flatMap((word) => {
    let [best, likeness]: [NameWord | undefined, number] = [undefined, 0];
    for (const other of free) {
      const found = likenessOfWords(word, other, word === last);
      if (found > likeness) [best, likeness] = [other, found];
    }
    if (best) free.delete(best);
    return best ? [likeness] : [];
  });
}

/** The same payer: the same words, or the beginning of them where the bank has cut the name. */
export function isSamePayer(payer: PayerName, known: PayerName): boolean {
  if (payer.key === '') return false;
  const [joined = ''] = payer.joined;
  return payer.key === known.key || (payer.isCut && known.joined[0]?.startsWith(withoutLast(joined)) === true);
}
