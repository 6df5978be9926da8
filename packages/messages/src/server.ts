import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languages } from '@seri/domain/common/languages';
import { compileText } from './compile.ts';
import { withFigures } from './figures.ts';
import type { MessageId, MessageValues } from './message-id.ts';
import { readMessages } from './read-messages.ts';

const catalogues = new Map<Language, I18n>();

function catalogueOf(language: Language): I18n {
  const cached = catalogues.get(language);
  if (cached) return cached;
  const compiled = Object.entries(readMessages(language)).map(([id, text]) => [id, compileText(text)] as const);
  const catalogue = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(compiled) } });
  catalogues.set(language, catalogue);
  return catalogue;
}

/** For mails and refusals; each language is read and compiled once. */
export function formatMessage(language: Language, id: MessageId, values?: MessageValues): string {
  return catalogueOf(language)._(id, withFigures(values));
}

/** A refusal carries its text in every language. */
export function formatInAll(id: MessageId, values?: MessageValues): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, formatMessage(language, id, values)])) as Record<
    Language,
    string
  >;
}
