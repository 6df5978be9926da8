import { join } from 'node:path';
import { type Language, languages } from '@seri/domain/common/languages';
import { compileText } from '@seri/messages/compile';
import { readMessageFiles } from '@seri/messages/read-messages';
import { type TextGroup, textGroups } from '@seri/messages/text-groups.data';
import type { Plugin } from 'vite';

const table = 'virtual:messages';
const prefix = `${table}/`;
const groupNames = Object.keys(textGroups) as TextGroup[];
const folder = join(import.meta.dirname, '../../../packages/messages');

function compile(language: Language, group: TextGroup): string {
  const wanted: readonly string[] = textGroups[group];
  const texts = [...readMessageFiles(language)].filter(([file]) => wanted.includes(file)).map(([, content]) => content);
  const compiled = texts.flatMap((content) =>
    Object.entries(content).map(([id, text]) => [id, compileText(text)] as const),
  );
  return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** Each group of each language in a chunk of its own, so that nobody loads texts that are not on screen. */
function catalogues(): string {
  const entries = languages.map((language) => {
    const loads = groupNames.map((group) => `${group}: () => import('${prefix}${language}/${group}')`);
    return `${language}: { ${loads.join(', ')} }`;
  });
  return `export const catalogues = { ${entries.join(', ')} };`;
}

/** Serves `virtual:messages` and `virtual:messages/en/main`: texts compiled while building, so that no ICU parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'seri-messages',
    resolveId: (id) => (id === table || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${table}`) return catalogues();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name, groupName] = id.slice(prefix.length + 1).split('/');
      const language = languages.find((candidate) => candidate === name);
      const group = groupNames.find((candidate) => candidate === groupName);
      if (!language || !group) return undefined;
      for (const file of readMessageFiles(language).keys()) this.addWatchFile(join(folder, language, `${file}.json`));
      return compile(language, group);
    },
  };
}

/** `assets/ru-main-…`: texts are told from code by their name. */
export function textChunkName(moduleId: string | null): string | undefined {
  if (!moduleId?.startsWith(`\0${prefix}`)) return undefined;
  return `assets/${moduleId.slice(prefix.length + 1).replace('/', '-')}-[hash:7].js`;
}
