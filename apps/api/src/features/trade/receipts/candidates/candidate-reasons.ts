import type { CandidateReason } from '@seri/contract/trade/receipts.schema';
import type { SuggestReason } from '@seri/domain/receipts/suggest-accounts';

/** R94: the reasons as the call tells them. Open sums are purchases here; that the payer is somebody else is a mark of its own. */
export const reasonsOf = (reasons: readonly SuggestReason[]): CandidateReason[] => reasons.flatMap(presentReason);

function presentReason(reason: SuggestReason): CandidateReason[] {
  const { points } = reason;
  switch (reason.code) {
    case 'reference':
    case 'clientId':
    case 'name':
      return [{ kind: reason.code, points }];
    case 'alias':
      return [{ kind: 'alias', points, name: reason.alias }];
    case 'amount':
      return [{ kind: 'amount', points, purchaseIds: reason.sums.map(Number) }];
    case 'amountLessFee':
      return [{ kind: 'amountLessFee', points, purchaseIds: reason.sums.map(Number), short: reason.shortBy }];
    case 'announced':
      return [{ kind: 'announced', points, announcementId: reason.announcementId }];
    default:
      return [];
  }
}
