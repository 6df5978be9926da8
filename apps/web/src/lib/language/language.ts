import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languages, wantedLanguage } from '@seri/domain/common/languages';
import { withFigures } from '@seri/messages/figures';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import type { TextGroup } from '@seri/messages/text-groups.data';
import { catalogues } from 'virtual:messages';
import { storage } from '../browser/browser-storage.ts';
import { createStore } from '../browser/store.ts';

/** Formats a text in the current language. An unknown key does not compile. */
export type Text = (id: MessageId, values?: MessageValues) => string;

const needed = new Set<TextGroup>(['main']);

export interface Localization {
  language: Language;
  text: Text;
}

/** The language on screen. `text` is a new function for each language, so that every text renders again. */
export const localization = createStore<Localization>({ language: 'en', text: (id) => id });

export function storedLanguage(): Language | undefined {
  const stored = storage.read('language');
  return languages.find((language) => language === stored);
}

/** R71: the language of a visitor: the one chosen in this browser, else the one that the browser asks for. */
export function visitorLanguage(): Language {
  return storedLanguage() ?? wantedLanguage(navigator.languages) ?? 'en';
}

let requested: Language | undefined;
let shown: Promise<void> = Promise.resolve();
/** Counts requests for a language. Only the latest may change the screen. */
let turn = 0;

const formatters: Partial<Record<Language, I18n>> = {};

/** Adds texts to a language as they load. Their components render only afterwards, so nothing on screen renders again. */
async function load(language: Language, groups: Iterable<TextGroup>): Promise<I18n> {
  const parts = await Promise.all(Array.from(groups, (group) => catalogues[language][group]()));
  const formatter = (formatters[language] ??= setupI18n({ locale: language, messages: { [language]: {} } }));
  for (const { messages } of parts) formatter.load(language, messages);
  return formatter;
}

async function show(language: Language, ownTurn: number): Promise<void> {
  try {
    const formatter = await load(language, needed);
    if (turn === ownTurn) applyLanguage(language, formatter);
  } catch (error) {
    if (turn === ownTurn) {
      // The failure is not remembered: the next request tries again.
      requested = undefined;
      throw error;
    }
  }
  // Another language was requested meanwhile: the profile arrived before the first texts.
  if (turn !== ownTurn) await shown;
}

function applyLanguage(language: Language, formatter: I18n): void {
  document.documentElement.lang = language;
  localization.set({ language, text: (id, values) => formatter._(id, withFigures(values)) });
}

function begin(language: Language): void {
  requested = language;
  turn += 1;
  shown = show(language, turn);
}

/** Loads a page's code together with the groups of texts that it needs. */
export function withTexts<Module>(
  groups: readonly TextGroup[],
  loadCode: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const code = loadCode();
    await Promise.all([code, needTexts(groups)]);
    return code;
  };
}

async function needTexts(groups: readonly TextGroup[]): Promise<void> {
  for (const group of groups) needed.add(group);
  if (requested === undefined) begin(localization.get().language);
  else await load(requested, groups);
  await shown;
}

/**
 * Shows the page in a language; `keep` also stores it in the browser once its texts have loaded. Resolves when the
 * language requested last is shown, and rejects if its texts fail to load.
 */
export async function showLanguage(language: Language, keep: boolean): Promise<void> {
  if (requested !== language) begin(language);
  await shown;
  if (keep && localization.get().language === language) storage.write('language', language);
}
