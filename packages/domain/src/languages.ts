/** Interface languages by their id on the wire. */
export const languageIds = { en: 692, ru: 693 } as const;

export type Language = keyof typeof languageIds;
export type LanguageId = (typeof languageIds)[Language];

export const languages = Object.keys(languageIds) as readonly Language[];

export function languageOf(id: number | null): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
