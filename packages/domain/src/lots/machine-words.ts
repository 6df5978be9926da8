import type { Language } from '../common/languages.ts';
import { machineUnits, machineWords } from './machine-words.data.ts';

const russian = new Map(machineWords.flatMap(([written, ru]) => written.split('|').map((word) => [word, ru] as const)));
const measured = /^(.*?) ?\b(\d+(?:\.\d+)?)(?: ?([^\s\d.]+))?$/u;

/**
 * A category or the description of a machine in the reader's language. Feeds write English; if one word of a text is
 * unknown, the text is shown as written, because half a meaning would mislead.
 */
export function machineText(text: string, language: Language): string {
  if (language !== 'ru') return text;
  const parts = text.split(/,\s+/).map(partInRussian);
  if (parts.includes(null)) return text;
  const said = parts.join(', ');
  return /^\p{Ll}/u.test(text) ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

function partInRussian(part: string): string | null {
  const word = part.trim().toLowerCase();
  const known = russian.get(word);
  if (known !== undefined) return known;
  const [, name = '', figure, unit = ''] = measured.exec(word) ?? [];
  const unitInRussian = unit === '' ? '' : machineUnits[unit];
  const nameInRussian = name === '' ? '' : russian.get(name);
  if (figure === undefined || unitInRussian === undefined || nameInRussian === undefined) return null;
  const amount = [figure.replace('.', ','), unitInRussian].filter(Boolean).join('\u00A0');
  return [nameInRussian, amount].filter(Boolean).join(' ');
}
