import type { BidsQuery } from '@seri/contract/screens/bids.schema';
import { type BidFilters, type BidReader, readBidFilters } from '@seri/domain/bids/bid-filters';
import { type BidList, type BidScope, statusesOf } from '@seri/domain/bids/bid-lists';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';

export interface Asked {
  actor: Actor;
  query: BidsQuery;
  now: Date;
}

/** Which bids are asked for, as far as the reader may ask. */
export interface BidQuestion {
  actor: Actor;
  reader: BidReader;
  list: BidList;
  scope: BidScope;
  filters: BidFilters;
  /** All of the list where none is asked for. */
  statuses: readonly number[];
  now: Date;
  today: JapanDay;
}

export function readerOf({ roleId, permissions }: Actor): BidReader {
  if (isStaff({ roleId })) return 'staff';
  return permissions.dealerBidAccess ? 'dealer' : 'client';
}

/** R62: staff look at the own clients until they choose other managers, or clear the choice. */
export function questionOf(list: BidList, { actor, query, now }: Asked, reader = readerOf(actor)): BidQuestion {
  const { filters, faults } = readBidFilters(reader, query);
  assertFaultless(faults);
  return {
    actor,
    reader,
    list,
    scope: (reader === 'dealer' && query.bidType) || 'all',
    filters: reader === 'staff' ? { manager: [String(actor.accountId)], ...filters } : filters,
    statuses: statusesAsked(list, query),
    now,
    today: japanDay(now),
  };
}

function statusesAsked(list: BidList, { bidStatus, archiveStatus }: BidsQuery): readonly number[] {
  const asked = [bidStatus, list === 'archive' ? archiveStatus : undefined].flatMap((text) => text?.split(',') ?? []);
  const wanted = asked.filter(Boolean).map(Number);
  return wanted.length === 0 ? statusesOf[list] : wanted;
}
