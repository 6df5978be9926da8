/** Interface languages by their id on the wire. */
export const languageIds = { en: 692, ru: 693 } as const;

export type Language = keyof typeof languageIds;
export type LanguageId = (typeof languageIds)[Language];

/** Each language by its own name, so that its speakers find it whatever the page is in. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export const languages = Object.keys(languageIds) as readonly Language[];

/** Speakers of these languages usually read Russian more easily than English. */
const russianNearby: ReadonlySet<string> = new Set(['be', 'kk', 'ky']);

/**
 * R71: the first English or Russian in a browser's languages, most wanted first; failing that, Russian if one of its
 * neighbours is among them.
 */
export function wantedLanguage(tags: readonly string[]): Language | undefined {
  const names = tags.map((tag) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '');
  for (const name of names) {
    const language = languages.find((supported) => supported === name);
    if (language) return language;
  }
  return names.some((name) => russianNearby.has(name)) ? 'ru' : undefined;
}

const preference = /^\s*([a-z]+[^;]*?)(?:;\s*q=([\d.]+))?\s*$/i;

/** The wanted language in a header such as `de, ru;q=0.9, en;q=0.8`. */
export function preferredLanguage(header = ''): Language | undefined {
  const tags = header.split(',').flatMap((entry) => {
    const [, tag = '', weight = '1'] = preference.exec(entry) ?? [];
    return Number(weight) > 0 ? [{ tag, weight: Number(weight) }] : [];
  });
  return wantedLanguage(tags.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag));
}

export function languageOf(id: number | null): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
