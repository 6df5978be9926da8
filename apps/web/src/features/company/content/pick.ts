import type { Language } from '@seri/domain/common/languages';
import { useUiLanguage } from '../../../ui/frame/ui-text.tsx';
import type { BilingualText } from './company.ts';

/** Picks the text in the language of the interface, or of the preview. */
export function usePick(): (texts: BilingualText) => string {
  const language: Language = useUiLanguage();
  return (texts) => texts[language];
}
