import { plainCell } from '../common/plain-cell.ts';
import { portWords } from './port-words.data.ts';

export interface NamedPort {
  code: string;
  /** Its names in the languages of the portal. */
  names: readonly string[];
}

/** The code of a port that Seri knows. */
export type FindPort = (words: string) => string | undefined;

const keyOf = (words: string): string =>
  plainCell(words)
    .toLowerCase()
    .replace(/^(?:port of|port|порт) /, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A list writes a port by its name, its code, or with the country behind it: `YOKOHAMA, JAPAN`. */
export function portFinder(places: readonly NamedPort[], told: Readonly<Record<string, string>>): FindPort {
  const codes = new Map<string, string>();
  for (const { code, names } of places) {
    for (const words of [code, ...names, ...(portWords[code] ?? [])]) codes.set(keyOf(words), code);
  }
  for (const [words, code] of Object.entries(told)) codes.set(keyOf(words), code);
  return (words) =>
    codes.get(keyOf(words)) ??
    codes.get(keyOf(words.split(/[,(/（、]/)[0] ?? '')) ??
    codes.get(keyOf(words.replace(/(港|,? ?japan)$/i, '')));
}
