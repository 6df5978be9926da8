import type { Language } from '@seri/domain/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { createContext, type ReactNode, use } from 'react';
import { speech } from './language.ts';
import { useStore } from './store.ts';

/** A text of the current language. A key that no file has does not compile. */
export type Text = (id: MessageId, values?: MessageValues) => string;

interface Speaking {
  language: Language;
  text: Text;
}

const TextContext = createContext<Speaking | null>(null);

export function TextProvider({ children }: { children: ReactNode }) {
  const { language, i18n } = useStore(speech);
  const text: Text = (id, values) => i18n._(id, { ...values });
  return <TextContext value={{ language, text }}>{children}</TextContext>;
}

function useSpeaking(): Speaking {
  const speaking = use(TextContext);
  if (!speaking) throw new Error('Texts need a TextProvider around them');
  return speaking;
}

export function useText(): Text {
  return useSpeaking().text;
}

export function useLanguage(): Language {
  return useSpeaking().language;
}

/** Outside React: toasts of live events. */
export const currentText: Text = (id, values) => speech.get().i18n._(id, { ...values });
