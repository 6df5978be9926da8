import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../index/catalogue-index.ts';

/** The table to count lots in, named `lot`, and the expression that counts them. */
export interface LotSource {
  from: RawBuilder<unknown>;
  lots: RawBuilder<number>;
}

export const everyLot: LotSource = { from: sql`lot`, lots: sql`count(*)` };

/** Stored counts per session; they can answer filters by session and day. */
const bySession: LotSource = {
  from: sql`(
    select session_lots.session_id, session_lots.kind, session_lots.lots, auction_session.held_on
    from session_lots join auction_session on auction_session.id = session_lots.session_id
  ) as lot`,
  lots: sql`coalesce(sum(lot.lots), 0)::bigint`,
};

const ofSessions = new Set<FilterName>(['auction', 'auctionDate', 'auctionDateFrom', 'auctionDateTo']);

/** Uses the stored counts if all filters are by session or day. Stock cars have no session, so they are always counted. */
export function lotSource(pageType: PageType, filters: Iterable<FilterName>): LotSource {
  const isOfSessions = [...filters].every((name) => ofSessions.has(name));
  return isOfSessions && pageType !== 'stock' ? bySession : everyLot;
}

export function isCountedBySession({ pageType, filters }: Question): boolean {
  return lotSource(pageType, Object.keys(filters) as FilterName[]) === bySession;
}
