import type { Language } from '@seri/domain/common/languages';
import { localization, type Text } from './language.ts';
import { useStore } from '../browser/store.ts';

export type { Text } from './language.ts';

export function useText(): Text {
  return useStore(localization).text;
}

export function useLanguage(): Language {
  return useStore(localization).language;
}
