import { plainText } from './plain-text.ts';
import { wordsFor } from './words/word-table.ts';

/** A comma in a number and a stroke in E/G part nothing; Latin names may have blanks. */
const betweenPhrases =
  /[・･、､，。｡；;|｜\n\r\t]+|,(?!\d)|\.(?=\s|$)|[/／](?=\P{ASCII})|(?<=\P{ASCII})[/／]|(?<=\P{ASCII})\s+|\s+(?=\P{ASCII})/u;
const betweenCodes = /[\s,、，・･;；/／]+/u;

/** The codes of some equipment are of several words. */
const mostWords = 3;

export function splitPhrases(text: string): string[] {
  return partsOf(text, betweenPhrases);
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

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
