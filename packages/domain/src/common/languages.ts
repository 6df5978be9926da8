/** Interface languages by their id on the wire. */
export const languageIds = { en: 692, ru: 693 } as const;

export type Language = keyof typeof languageIds;
export type LanguageId = (typeof languageIds)[Language];

/** Each language by its own name, so that its speakers find it whatever the page is in. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export const languages = Object.keys(languageIds) as readonly Language[];

const preference = /^\s*([a-z]+)[^;]*?(?:;\s*q=([\d.]+))?\s*$/i;

/** The supported language with the highest weight in a header such as `de, ru;q=0.9, en;q=0.8`. */
export function preferredLanguage(header = ''): Language | undefined {
  const candidates = header.split(',').flatMap((entry) => {
    const [, name = '', weight = '1'] = preference.exec(entry) ?? [];
    const language = languages.find((supported) => supported === name.toLowerCase());
    return language ? [{ language, weight: Number(weight) }] : [];
  });
  return candidates.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)[0]?.language;
}

export function languageOf(id: number | null): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
