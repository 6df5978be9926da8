import { plainText } from './plain-text.ts';
import { belongTogether } from './read-phrase.ts';
import { wordsFor } from './words/word-table.ts';

/** A comma inside a number and the slash of E/G do not split a text. */
const betweenPhrases = /[・･、､，。｡；;|｜\n\r\t]+|,(?!\d)|\.(?=\s|$)|[/／](?=\P{ASCII})|(?<=\P{ASCII})[/／]/u;
/** Latin names contain blanks, so a blank splits only beside a Japanese character. */
const betweenWords = /(?<=\P{ASCII})\s+|\s+(?=\P{ASCII})/u;
const betweenCodes = /[\s,、，・･;；/／]+/u;

/** Some equipment codes have several words. */
const mostWordsInCode = 3;

export function splitPhrases(text: string, isCar: boolean): string[] {
  return partsOf(text, betweenPhrases).flatMap((part) => joinWords(partsOf(part, betweenWords), isCar));
}

export function splitEquipment(text: string, isCar: boolean): string[] {
  const parts = partsOf(text, betweenCodes);
  const { words } = wordsFor(isCar);
  const codes: string[] = [];
  for (let at = 0; at < parts.length;) {
    const code = Array.from({ length: mostWordsInCode }, (_, index) => parts.slice(at, at + mostWordsInCode - index))
      .map((candidate) => candidate.join(' '))
      .find((candidate) => words.has(plainText(candidate)));
    codes.push(code ?? parts[at] ?? '');
    at += code?.split(' ').length ?? 1;
  }
  return codes;
}

function joinWords(words: readonly string[], isCar: boolean): string[] {
  const phrases: string[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    if (last !== undefined && belongTogether(last, word, isCar)) phrases.splice(-1, 1, `${last} ${word}`);
    else phrases.push(word);
  }
  return phrases;
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
