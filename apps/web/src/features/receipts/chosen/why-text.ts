import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../../../lib/language/text.ts';
import type { OwedPurchase, ProposedClient } from '../desk/receipts.ts';

type ProposalReason = ProposedClient['reasons'][number];

/** Why a client is proposed, in words. */
export function whyText(text: Text, reason: ProposalReason, { open }: Pick<ProposedClient, 'open'>): string {
  if (reason.kind === 'alias') return text('receipts.why.alias', { name: reason.name });
  if (reason.kind === 'amount') return text('receipts.why.amount', namesOf(reason.purchaseIds, open));
  if (reason.kind === 'amountLessFee') {
    const named = namesOf(reason.purchaseIds, open);
    return text('receipts.why.amountLessFee', { ...named, short: formatYen(reason.short) });
  }
  return text(`receipts.why.${reason.kind}`);
}

function namesOf(ids: readonly number[], open: readonly OwedPurchase[]): { count: number; names: string } {
  const names = ids.map((id) => open.find((one) => one.id === id)?.name ?? `№ ${id}`);
  return { count: ids.length, names: names.join(' + ') };
}

/** The purchases whose open sums the amount equals: they are paid first. */
export const meantPurchases = ({ reasons }: Pick<ProposedClient, 'reasons'>): number[] =>
  reasons.flatMap((reason) => (reason.kind === 'amount' || reason.kind === 'amountLessFee' ? reason.purchaseIds : []));
