import type { Language } from '../common/languages.ts';

/** Names that differ from those of Intl. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { ru: 'Russian Federation' },
};

const intlNames = new Map<Language, Intl.DisplayNames>();

/** R29: countries are named in the reader's language. */
export function countryName(code: string, language: Language): string {
  const own = ownNames[language]?.[code.toLowerCase()];
  if (own) return own;
  const names = intlNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  intlNames.set(language, names);
  return names.of(code.toUpperCase()) ?? code.toUpperCase();
}
