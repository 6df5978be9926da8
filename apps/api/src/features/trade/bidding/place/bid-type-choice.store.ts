import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { BidTypeChoice } from '../../../../platform/database/schema.generated.ts';

export type BidTypeChoiceRow = Selectable<BidTypeChoice>;

/**
 * A part of the caller's statement, which holds the locks of all accounts. Of several choices for the same account and
 * kind the last one counts, because one statement cannot write a row twice.
 */
export function keepBidTypes(choices: readonly BidTypeChoiceRow[]): RawBuilder<unknown> {
  const last = new Map(choices.map((row) => [`${row.account_id} ${row.kind} ${row.is_by_staff}`, row]));
  return sql`
    insert into bid_type_choice (account_id, kind, is_by_staff, bid_type)
    select account_id, kind, is_by_staff, bid_type
    from jsonb_populate_recordset(null::bid_type_choice, ${JSON.stringify([...last.values()])})
    on conflict (account_id, kind, is_by_staff) do update set bid_type = excluded.bid_type
    where bid_type_choice.bid_type is distinct from excluded.bid_type`;
}

/** R50: what staff last chose for `account`, otherwise what it chose itself; an account reads only its own choices. */
export const lastBidType = (kind: LotKind, isForStaff: boolean): RawBuilder<number | null> => sql`(
  select bid_type from bid_type_choice as choice
  where choice.account_id = account.id and choice.kind = ${kind} and (${isForStaff} or not is_by_staff)
  order by is_by_staff desc limit 1)`;
