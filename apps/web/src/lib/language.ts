import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languages } from '@seri/domain/languages';
import { storage } from './storage.ts';
import { createStore } from './store.ts';

/** One chunk per language. */
const catalogues = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
} as const satisfies Record<Language, unknown>;

export interface Speech {
  language: Language;
  i18n: I18n;
}

const silent: Speech = { language: 'en', i18n: setupI18n({ locale: 'en', messages: { en: {} } }) };

/** The language on screen with its texts: a new object whenever it changes, so that every text is drawn anew. */
export const speech = createStore<Speech>(silent);

export function storedLanguage(): Language | undefined {
  const stored = storage.read('language');
  return languages.find((language) => language === stored);
}

/** Shows the page in a language; `keep` also makes it the browser's choice. */
export async function showLanguage(language: Language, keep: boolean): Promise<void> {
  if (keep) storage.write('language', language);
  if (speech.get() !== silent && speech.get().language === language) return;
  const { messages } = await catalogues[language]();
  document.documentElement.lang = language;
  speech.set({ language, i18n: setupI18n({ locale: language, messages: { [language]: messages } }) });
}
