import type { TestDatabase } from '@seri/api/testkit/database';
import { witnessLots } from '@seri/api/testkit/lot-moves';

/**
 * Installs a trigger that records the state of the lot with each bid that is placed or changed. Deadlines and lots
 * change later, so the invariants cannot read from the lot what was true when the bid was accepted.
 */
export async function witnessBids({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  await owner.query(`
    create table bid_witnessed (
      bid_id bigint, amount bigint, at timestamptz, kind text, status smallint, held_on date, price bigint, deadline timestamptz
    );
    create function witness_bid() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if (new.amount, new.bid_type, new.bid_group) is not distinct from (old.amount, old.bid_type, old.bid_group) then
          return null;
        end if;
      end if;
      insert into bid_witnessed
      select new.id, new.amount, app_now(), lot.kind, lot.status, lot.held_on, lot.start_price,
        starts_at - make_interval(mins => bidding_closes_minutes)
      from lot left join auction_session as session on session.id = lot.session_id where lot.id = new.lot_id;
      return null;
    end $$;
    create trigger witness_bid after insert or update of amount, bid_type, bid_group on bid
      for each row execute function witness_bid()`);
  await witnessLots({ owner });
}
