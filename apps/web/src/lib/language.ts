import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languages } from '@seri/domain/common/languages';
import { withFigures } from '@seri/messages/figures';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import type { TextGroup } from '@seri/messages/text-groups.data';
import { catalogues } from 'virtual:messages';
import { storage } from './browser-storage.ts';
import { createStore } from './store.ts';

/** A text of the current language. A key that no file has does not compile. */
export type Text = (id: MessageId, values?: MessageValues) => string;

const needed = new Set<TextGroup>(['main']);

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

const voices: Partial<Record<Language, I18n>> = {};

/** Texts are added to a language as they come: what says them is drawn after that, and what stands need not be drawn anew. */
async function load(language: Language, groups: Iterable<TextGroup>): Promise<I18n> {
  const parts = await Promise.all(Array.from(groups, (group) => catalogues[language][group]()));
  const voice = (voices[language] ??= setupI18n({ locale: language, messages: { [language]: {} } }));
  for (const { messages } of parts) voice.load(language, messages);
  return voice;
}

async function show(language: Language, mine: number): Promise<void> {
  try {
    const voice = await load(language, needed);
    if (turn === mine) speak(language, voice);
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

function speak(language: Language, voice: I18n): void {
  document.documentElement.lang = language;
  speech.set({ language, text: (id, values) => voice._(id, withFigures(values)) });
}

function begin(language: Language): void {
  wanted = language;
  turn += 1;
  shown = show(language, turn);
}

/** The code of a page together with the texts that only it and its like say. */
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
  if (wanted === undefined) begin(speech.get().language);
  else await load(wanted, groups);
  await shown;
}

/**
 * Shows the page in a language; `keep` also makes it the browser's choice, once its texts are there. Done when the last
 * one asked for is shown; fails when its texts do not come.
 */
export async function showLanguage(language: Language, keep: boolean): Promise<void> {
  if (wanted !== language) begin(language);
  await shown;
  if (keep && speech.get().language === language) storage.write('language', language);
}
