import { isOpen } from '../lots/lot-states.ts';
import type { LotGroup } from './shown-lots.ts';

/** `isClosed`: the bidding deadline has passed, and it binds the reader. */
export function groupOf(status: number, isClosed: boolean): LotGroup {
  if (!isOpen(status)) return 'ended';
  return isClosed ? 'closed' : 'open';
}
