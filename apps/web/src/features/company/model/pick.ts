import type { Language } from '@seri/domain/common/languages';
import { useUiLanguage } from '../../../ui/ui-text.tsx';
import type { BothTexts } from './company.ts';

/** The text in the language that is spoken here: the interface's, in a preview the one looked at. */
export function usePick(): (texts: BothTexts) => string {
  const language: Language = useUiLanguage();
  return (texts) => texts[language];
}
