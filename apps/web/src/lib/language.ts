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
/** Of those who asked, the last one decides. */
let turn = 0;

async function load(language: Language, mine: number): Promise<void> {
  const { messages } = await catalogues[language]();
  if (turn !== mine) return;
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  document.documentElement.lang = language;
  speech.set({ language, text: (id, values) => i18n._(id, { ...values }) });
}

async function show(language: Language, mine: number): Promise<void> {
  try {
    await load(language, mine);
  } catch (error) {
    if (turn === mine) {
      // Nothing is kept of the failure: the next one who asks tries again.
      wanted = undefined;
      throw error;
    }
  }
  // Asked for another one meanwhile: the profile's answer overtook the first texts.
  if (turn !== mine) await shown;
}

/**
 * Shows the page in a language; `keep` also makes it the browser's choice, once its texts are there. Done when the last
 * one asked for is shown; fails when its texts do not come.
 */
export async function showLanguage(language: Language, keep: boolean): Promise<void> {
  if (wanted !== language) {
    wanted = language;
    turn += 1;
    shown = show(language, turn);
  }
  await shown;
  if (keep && speech.get().language === language) storage.write('language', language);
}
