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

/** The language on screen. `text` is a new function with each language, so that whatever was said is said anew. */
export const speech = createStore<Speech>({ language: 'en', text: (id) => id });

export function storedLanguage(): Language | undefined {
  const stored = storage.read('language');
  return languages.find((language) => language === stored);
}

let wanted: Language | undefined;
let shown: Promise<void> = Promise.resolve();

async function show(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  // Asked for another one meanwhile: the profile's answer overtook the first texts.
  if (wanted !== language) return shown;
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  document.documentElement.lang = language;
  speech.set({ language, text: (id, values) => i18n._(id, { ...values }) });
  return undefined;
}

/** Shows the page in a language; `keep` also makes it the browser's choice. Done when the last one asked for is shown. */
export function showLanguage(language: Language, keep: boolean): Promise<void> {
  if (keep) storage.write('language', language);
  if (wanted !== language) {
    wanted = language;
    shown = show(language);
  }
  return shown;
}
