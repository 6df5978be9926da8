import { join } from 'node:path';
import { type Language, languages } from '@seri/domain/common/languages';
import { compileText } from '@seri/messages/compile';
import { readMessageFiles } from '@seri/messages/read-messages';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
const folder = join(import.meta.dirname, '../../../packages/messages');

/**
 * What comes together: what the pages of a first visit say, what the page of a lot does, and bids with what may be refused of
 * one, which no other page waits for. Every other file is a group
 * of its own; those of mails stay on the server.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  main: ['catalogue', 'favourites', 'field', 'lots', 'refusals', 'shell', 'ui'],
  // What both say of the last hour before an auction.
  bidDesk: ['bidDesk', 'lastHour'],
  bidding: ['bidding', 'lastHour'],
  bids: ['bids', 'refusals.bids'],
  lot: ['lot', 'note', 'pictures', 'prices', 'sharing', 'sheet'],
};

function compile(language: Language, group: string): string {
  const wanted = groups[group] ?? [group];
  const texts = [...readMessageFiles(language)].filter(([file]) => wanted.includes(file)).map(([, content]) => content);
  const compiled = texts.flatMap((content) =>
    Object.entries(content).map(([id, text]) => [id, compileText(text)] as const),
  );
  return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** Serves `virtual:messages/en/main` and its like: texts compiled while building, so that no ICU parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'seri-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name, group = ''] = id.slice(prefix.length + 1).split('/');
      const language = languages.find((candidate) => candidate === name);
      if (!language) return undefined;
      for (const file of readMessageFiles(language).keys()) this.addWatchFile(join(folder, language, `${file}.json`));
      return compile(language, group);
    },
  };
}

/** `assets/ru-main-…`: texts are told from code by their name. */
export function textChunkName(moduleId: string | null): string | undefined {
  if (!moduleId?.startsWith(`\0${prefix}`)) return undefined;
  return `assets/${moduleId.slice(prefix.length + 1).replace('/', '-')}-[hash].js`;
}
