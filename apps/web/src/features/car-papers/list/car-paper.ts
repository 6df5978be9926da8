import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../../../lib/language/text.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';

export type PurchasePaper = PurchaseDetails['carPapers']['papers'][number];

/** The name of a paper among others: its kind, number and title. */
export const paperLabel = (
  text: Text,
  { kind, number, title }: Pick<PurchasePaper, 'kind' | 'number' | 'title'>,
): string => [text(`carPapers.kind.${kind}`), number, title].filter(Boolean).join(' ');

/** R99: why a paper is held, with the sum. */
export function heldText(text: Text, { open, isFreightUnknown }: NonNullable<PurchasePaper['held']>): string {
  if (!isFreightUnknown) return text('carPapers.held.open', { amount: formatYen(open) });
  return open > 0 ? text('carPapers.held.both', { amount: formatYen(open) }) : text('carPapers.held.freight');
}

export const isPast = ({ state }: Pick<PurchasePaper, 'state'>): boolean =>
  state === 'replaced' || state === 'withdrawn';
