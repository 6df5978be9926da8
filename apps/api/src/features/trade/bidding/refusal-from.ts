import type { BidRefusal, CancelRefusal } from '@seri/domain/bids/bid-decision';
import type { ReopenRefusal } from '@seri/domain/bids/undo';
import { type Refusal, refusal } from '../../../platform/http/refusal.ts';
import { faultsRefusal } from '../../../platform/http/validation.ts';

/** Converts a refusal of the domain rules to the refusal of the call. */
export function refusalFrom(decision: BidRefusal | CancelRefusal | ReopenRefusal): Refusal {
  switch (decision.refuse) {
    case 'FIELDS':
      return faultsRefusal(decision.faults);
    case 'CREDIT_EXCEEDED':
      return refusal('CREDIT_EXCEEDED', { headroom: decision.headroom });
    case 'PAYMENT_OVERDUE':
      return refusal('PAYMENT_OVERDUE', { overdue: decision.overdue });
    case 'CANCEL_CLOSED':
      return refusal('CANCEL_CLOSED', { cancelDeadlineHour: decision.cancelDeadlineHour });
    default:
      return refusal(decision.refuse);
  }
}
