import type { Language } from '@seri/domain/common/languages';
import english from '@seri/messages/en/ui.json';
import { createContext, use } from 'react';

export type UiTextKey = keyof typeof english;
export type UiText = (key: UiTextKey, values?: Record<string, string | number>) => string;

export interface UiSetting {
  language: Language;
  text: UiText;
  /** If absent, the browser follows links. */
  navigate: ((href: string) => void) | undefined;
}

/** Enough for the `{name}` placeholders of ui.json; the app uses its own ICU formatter. */
export function fillText(pattern: string, values: Record<string, string | number> = {}): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export const UiContext = createContext<UiSetting>({
  language: 'en',
  text: (key, values) => fillText(english[key], values),
  navigate: undefined,
});

export function useUiText(): UiText {
  return use(UiContext).text;
}

export function useUiLanguage(): Language {
  return use(UiContext).language;
}
