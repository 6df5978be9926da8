import { createStore, useStore } from '../../../lib/browser/store.ts';
import { useProfile } from '../../identity/session/session.ts';
import type { DeskTranslation, SentFile } from '../translation/translations.ts';

export interface AnswerDraft {
  textEn: string;
  textRu: string;
  files: readonly SentFile[];
  alsoForOthers: boolean;
}

/** By account and request: drafts outlive their form, which goes when the request is given back. */
const drafts = createStore<ReadonlyMap<string, AnswerDraft>>(new Map());

export function useAnswerDraft({ id, textEn, textRu, files }: DeskTranslation) {
  const key = `${useProfile()?.detail.userId} ${id}`;
  const draft = useStore(drafts).get(key) ?? { textEn, textRu, files, alsoForOthers: false };
  const change = (edit: (before: AnswerDraft) => Partial<AnswerDraft>) => {
    const before = drafts.get().get(key) ?? draft;
    drafts.set(new Map(drafts.get()).set(key, { ...before, ...edit(before) }));
  };
  const forget = () => drafts.set(new Map([...drafts.get()].filter(([other]) => other !== key)));
  return { draft, change, forget };
}
