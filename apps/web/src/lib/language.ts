import { setupI18n } from '@lingui/core';
import { type Language, languages } from '@seri/domain/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { storage } from './browser-storage.ts';
import { createStore } from './store.ts';

/** A text of the current language. A key that no file has does not compile. */
export type Text = (id: MessageId, values?: MessageValues) => string;

/** One chunk per language. */
const catalogues = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
} as const satisfies Record<Language, unknown>;

export interface Speech {
  language: Language;
  text: Text;
}

const silent: Speech = { language: 'en', text: (id) => id };

/** The language on screen. `text` is a new function with each language, so that whatever was said is said anew. */
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
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  document.documentElement.lang = language;
  speech.set({ language, text: (id, values) => i18n._(id, { ...values }) });
}
