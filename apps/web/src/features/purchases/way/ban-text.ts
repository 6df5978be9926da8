import type { Language } from '@seri/domain/common/languages';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import type { Text } from '../../../lib/language/text.ts';

/** R96: adds the rules to the words of a ban. */
export function banText(text: Text, language: Language, refusal: CallRefusal): string {
  const rules = refusal.code === 'EXPORT_BANNED' ? refusal.data.rules.map((rule) => rule.text[language]) : [];
  return [refusalText(text, refusal), ...rules].join('. ');
}
