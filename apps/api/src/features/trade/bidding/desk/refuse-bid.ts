import type { BidRefusal, CancelRefusal } from '@seri/domain/bids/bid-decision';
import type { ReopenRefusal } from '@seri/domain/bids/undo';
import { type Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { faultsRefusal } from '../../../../platform/http/validation.ts';

/** A "no" of the pure rule as the call refuses it. */
export function refuseBid(no: BidRefusal | CancelRefusal | ReopenRefusal): Refusal {
  switch (no.refuse) {
    case 'FIELDS':
      return faultsRefusal(no.faults);
    case 'CREDIT_EXCEEDED':
      return refusal('CREDIT_EXCEEDED', { headroom: no.headroom });
    case 'CANCEL_CLOSED':
      return refusal('CANCEL_CLOSED', { cancelDeadlineHour: no.cancelDeadlineHour });
    default:
      return refusal(no.refuse);
  }
}
