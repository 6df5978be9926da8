import type { Language } from '../common/languages.ts';
import type { JapanDay } from '../time/japan-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** R90: written without Intl, whose texts change with its version: a document is drawn alike in ten years. */
export function dayText(day: JapanDay, language: Language): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  if (language === 'ru') return `${dayOfMonth}.${month}.${year}`;
  return `${Number(dayOfMonth)} ${months[Number(month) - 1] ?? month} ${year}`;
}
