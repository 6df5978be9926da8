import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@seri/domain/common/languages';
import type { MessageId } from './message-id.ts';

const root = join(import.meta.dirname, '..');

/** Keyed by file name, such as `shell`. The folder is read, so a new file needs no entry in a list. */
export function readMessageFiles(language: Language): Map<string, Record<string, string>> {
  const names = readdirSync(join(root, language))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(root, language, name), 'utf8')) as Record<string, string>,
    ]),
  );
}

export function readMessages(language: Language): Record<MessageId, string> {
  return Object.assign({}, ...readMessageFiles(language).values()) as Record<MessageId, string>;
}
