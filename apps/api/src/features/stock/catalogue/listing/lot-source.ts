import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../index/catalogue-index.ts';

/** Where lots are counted, as `lot`, and how many one row stands for. */
export interface LotSource {
  from: RawBuilder<unknown>;
  lots: RawBuilder<number>;
}

export const everyLot: LotSource = { from: sql`lot`, lots: sql`count(*)` };

/** Sessions with their counts, which have what is asked of a lot's session and day. */
const bySession: LotSource = {
  from: sql`(
    select session_lots.session_id, session_lots.kind, session_lots.lots, auction_session.held_on
    from session_lots join auction_session on auction_session.id = session_lots.session_id
  ) as lot`,
  lots: sql`coalesce(sum(lot.lots), 0)::bigint`,
};

const ofSessions = new Set<FilterName>(['auction', 'auctionDate', 'auctionDateFrom', 'auctionDateTo']);

/** Counts that are kept answer what asks for sessions and days alone. A stock car has neither. */
export function lotSource(pageType: PageType, filters: Iterable<FilterName>): LotSource {
  const isOfSessions = [...filters].every((name) => ofSessions.has(name));
  return isOfSessions && pageType !== 'stock' ? bySession : everyLot;
}

export function isCountKept({ pageType, filters }: Question): boolean {
  return lotSource(pageType, Object.keys(filters) as FilterName[]) === bySession;
}
