import { type Language, languageOf } from '@seri/domain/common/languages';
import type { Actor } from '../actor.ts';
import type { Visitor } from './route.ts';

/** R29: the language that the account chose, else the browser's. */
export function readerLanguage({ actor, visitor }: { actor: Actor | null; visitor: Visitor }): Language {
  return languageOf(actor?.languageId ?? null) ?? visitor.language;
}
