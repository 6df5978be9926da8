import { countryCodes } from './countries.data.ts';
import type { Language } from './languages.ts';

/** ISO 3166-1 alpha-2, lower case. */
export function countryCodeOf(id: number | null): string | undefined {
  return id === null ? undefined : countryCodes[id];
}

export function countryIdOf(code: string): number | null {
  const found = Object.entries(countryCodes).find(([, known]) => known === code.toLowerCase());
  return found ? Number(found[0]) : null;
}

/** Where we say it otherwise than Intl does. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { ru: 'Russian Federation' },
};

const intlNames = new Map<Language, Intl.DisplayNames>();

/** R29: a country in the reader's language. */
export function countryName(code: string, language: Language): string {
  const own = ownNames[language]?.[code.toLowerCase()];
  if (own) return own;
  const names = intlNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  intlNames.set(language, names);
  return names.of(code.toUpperCase()) ?? code.toUpperCase();
}

export const russianFederation = 183;

/** Visitors from there read Russian unless they chose a language. */
export function speaksRussian(code: string): boolean {
  return ['ru', 'by'].includes(code.toLowerCase());
}
