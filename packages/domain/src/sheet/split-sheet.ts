import { plainText } from './plain-text.ts';
import { belongTogether } from './read-phrase.ts';
import { wordsFor } from './words/word-table.ts';

/** A comma in a number and a stroke in E/G part nothing. */
const betweenPhrases = /[・･、､，。｡；;|｜\n\r\t]+|,(?!\d)|\.(?=\s|$)|[/／](?=\P{ASCII})|(?<=\P{ASCII})[/／]/u;
/** Latin names have blanks. */
const betweenWords = /(?<=\P{ASCII})\s+|\s+(?=\P{ASCII})/u;
const betweenCodes = /[\s,、，・･;；/／]+/u;

/** The codes of some equipment are of several words. */
const mostWords = 3;

export function splitPhrases(text: string, isCar: boolean): string[] {
  return partsOf(text, betweenPhrases).flatMap((part) => joinWords(partsOf(part, betweenWords), isCar));
}

export function splitEquipment(text: string, isCar: boolean): string[] {
  const parts = partsOf(text, betweenCodes);
  const { words } = wordsFor(isCar);
  const codes: string[] = [];
  for (let at = 0; at < parts.length;) {
    const code = Array.from({ length: mostWords }, (_, less) => parts.slice(at, at + mostWords - less))
      .map((some) => some.join(' '))
      .find((some) => words.has(plainText(some)));
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

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
