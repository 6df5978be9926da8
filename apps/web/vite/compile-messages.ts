import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '@seri/domain/languages';
import { readMessageFiles } from '@seri/messages/read-messages';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
const folder = join(import.meta.dirname, '../../../packages/messages');

/** Texts that only mails use stay on the server. */
const serverOnly = new Set(['mail']);

function compile(language: Language): string {
  const texts = [...readMessageFiles(language)].filter(([file]) => !serverOnly.has(file)).map(([, content]) => content);
  const compiled = texts.flatMap((content) =>
    Object.entries(content).map(([id, text]) => [id, compileMessageOrThrow(text)] as const),
  );
  return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** Serves `virtual:messages/en` and `…/ru`: texts compiled while building, so that no ICU parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'seri-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const language = languages.find((candidate) => id === `\0${prefix}${candidate}`);
      if (!language) return undefined;
      for (const file of readMessageFiles(language).keys()) this.addWatchFile(join(folder, language, `${file}.json`));
      return compile(language);
    },
  };
}
