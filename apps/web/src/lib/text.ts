import type { Language } from '@seri/domain/common/languages';
import { speech, type Text } from './language.ts';
import { useStore } from './store.ts';

export type { Text } from './language.ts';

export function useText(): Text {
  return useStore(speech).text;
}

export function useLanguage(): Language {
  return useStore(speech).language;
}
