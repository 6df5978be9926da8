import { lotStatus } from '@seri/domain/lots/lot-status';
import type { Text } from '../../../lib/language/text.ts';

/** The status label of a lot; tables use the short form. */
export function lotStatusText(text: Text, code: number, form: 'full' | 'short' = 'full'): string {
  const status = lotStatus(code);
  if (status === 'soldByNegotiation' && form === 'short') return text('lots.status.soldByNegotiation.short');
  return text(`lots.status.${status}`);
}
