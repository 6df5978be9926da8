import type { BidsQuery } from '@seri/contract/screens/bids.schema';
import { type BidFilters, type BidReader, readBidFilters } from '@seri/domain/bids/bid-filters';
import { type BidList, type BidScope, statusesOf } from '@seri/domain/bids/bid-lists';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';

export interface BidListRequest {
  actor: Actor;
  query: BidsQuery;
  now: Date;
}

/** The bids that a request selects, limited to what its reader may see. */
export interface BidSelection {
  actor: Actor;
  reader: BidReader;
  list: BidList;
  scope: BidScope;
  filters: BidFilters;
  /** Defaults to all statuses of the list. */
  statuses: readonly number[];
  now: Date;
  today: JapanDay;
}

export function readerOf({ roleId, permissions }: Actor): BidReader {
  if (isStaff({ roleId })) return 'staff';
  return permissions.dealerBidAccess ? 'dealer' : 'client';
}

/**
 * R57: the list of staff is the desk; it is closed without its flag, also to its filters and its search. R62: without a
 * manager filter staff see bids of their own clients; if it is cleared, those of all.
 */
export function selectionOf(
  list: BidList,
  { actor, query, now }: BidListRequest,
  reader = readerOf(actor),
): BidSelection {
  if (reader === 'staff' && list === 'live' && !actor.permissions.bidManagementEnabled) throw refusal('FORBIDDEN');
  const { filters, faults } = readBidFilters(reader, query);
  assertFaultless(faults);
  return {
    actor,
    reader,
    list,
    scope: (reader === 'dealer' && query.bidType) || 'all',
    filters: reader === 'staff' ? { manager: [String(actor.accountId)], ...filters } : filters,
    statuses: requestedStatuses(list, query),
    now,
    today: japanDay(now),
  };
}

function requestedStatuses(list: BidList, { bidStatus, archiveStatus }: BidsQuery): readonly number[] {
  const texts = [bidStatus, list === 'archive' ? archiveStatus : undefined].flatMap((text) => text?.split(',') ?? []);
  const codes = texts.filter(Boolean).map(Number);
  return codes.length === 0 ? statusesOf[list] : codes;
}
