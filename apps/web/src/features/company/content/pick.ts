import type { Language } from '@seri/domain/common/languages';
import { useUiLanguage } from '../../../ui/frame/ui-text.tsx';
import type { SiteText } from './company.ts';

/** Picks the text in the language of the interface, or of the preview. */
export function usePick(): (texts: SiteText) => string {
  const language: Language = useUiLanguage();
  return (texts) => texts[language];
}
