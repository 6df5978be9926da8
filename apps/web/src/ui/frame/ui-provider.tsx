import type { Language } from '@seri/domain/common/languages';
import { type ReactNode, use } from 'react';
import { UiContext, type UiText } from './ui-text.tsx';

interface UiProviderProps {
  language: Language;
  text?: UiText | undefined;
  navigate?: ((href: string) => void) | undefined;
  children: ReactNode;
}

/** Provides texts, the language for times and in-app navigation to the primitives. */
export function UiProvider({ language, text, navigate, children }: UiProviderProps) {
  const outer = use(UiContext);
  return (
    <UiContext value={{ language, text: text ?? outer.text, navigate: navigate ?? outer.navigate }}>
      {children}
    </UiContext>
  );
}
