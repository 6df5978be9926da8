-- A bid as one statement: the throughput of the database alone, without network, HTTP and JavaScript. It
-- decides and writes what `place-bids.ts` does: the account's lock, the lot and its deadline, the amount, what the
-- account's open bids cost with their groups, the day's count, the key of the request, bid, log, notice and events.
-- Its tables are the product's own with their indexes and references, but for the lots, which are as lean as can be and
-- take no lock. Its events are not relayed, and its commit notifies nobody.
drop schema if exists bid_in_sql cascade;
create schema bid_in_sql;
set search_path = bid_in_sql, public;

create table bid_in_sql.bid (like public.bid including all);
alter table bid_in_sql.bid
  add foreign key (account_id) references public.account (id),
  add foreign key (lot_id) references public.lot_key (id),
  add foreign key (session_id) references public.auction_session (id),
  add foreign key (created_by) references public.account (id);
create table bid_in_sql.action_log (like public.action_log including all);
create table bid_in_sql.outbox (like public.outbox including all);
create table bid_in_sql.idempotency_key (like public.idempotency_key including all);
create table bid_in_sql.notice (like public.notice including all);
alter table bid_in_sql.notice
  add foreign key (account_id) references public.account (id),
  add foreign key (bid_id) references bid_in_sql.bid (id);

create table lot_for_bid (
  place integer primary key,
  id bigint not null,
  kind text not null,
  held_on date not null,
  session_id bigint not null,
  deadline timestamptz not null,
  is_over boolean not null,
  least bigint not null,
  bid_step integer not null,
  lot_no text not null
);

create function open_cost(p_account bigint, p_lot bigint, p_amount bigint, p_group text, p_day date) returns bigint
language sql stable as $$
  with counted as (
    select amount + adjustment as cost, bid_group, date_trunc('week', held_on)::date as week
    from bid_in_sql.bid where account_id = p_account and status in (1, 2, 6) and purchase_id is null and lot_id <> p_lot
    union all
    select p_amount, p_group, date_trunc('week', p_day)::date
  ), ranked as (
    select *, row_number() over (partition by week, bid_group order by cost desc) as place from counted
  )
  select sum(cost) from ranked
  left join public.bid_group as bought on bought.account_id = p_account and bought.week = ranked.week and letter = bid_group
  where bid_group is null or place <= coalesce(cars, 1)
$$;

create function place_bid(p_account bigint, p_place integer, p_raise integer, p_group text, p_key text)
returns table (code text, bid_id bigint, amount bigint, placed_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  person record;
  car record;
  own record;
  means record;
  wish bigint;
  placed record;
  others bigint[];
  noticed bigint;
  moment timestamptz := public.app_now();
  owner_name text := 'account:' || p_account;
  given jsonb;
begin
  insert into bid_in_sql.idempotency_key (owner, key, request_hash)
  values (owner_name, p_key, md5(concat_ws(' ', p_account, p_place, p_raise, p_group)))
  on conflict do nothing;
  if not found then
    return query select 'repeated', (kept.answer ->> 'bidId')::bigint, null::bigint, null::timestamptz
      from bid_in_sql.idempotency_key as kept where owner = owner_name and key = p_key;
    return;
  end if;

  select account.id, role_id, full_name, credit_limit, daily_bid_limit, dealer_id, manager_id into person
  from public.account where account.id = p_account for no key update;
  select * into car from bid_in_sql.lot_for_bid where place = p_place;
  if person is null or car is null then return query select 'absent', null::bigint, null::bigint, moment; return; end if;
  if car.is_over or moment >= car.deadline then
    return query select 'closed', null::bigint, null::bigint, moment; return;
  end if;
  wish := car.least + p_raise::bigint * car.bid_step;
  if wish < car.least or wish % car.bid_step <> 0 then
    return query select 'amount', null::bigint, wish, moment; return;
  end if;

  select
    coalesce((select balance from public.ledger_entry where account_id = p_account order by number desc limit 1), 0)
      + person.credit_limit as free,
    bid_in_sql.open_cost(p_account, car.id, wish, p_group, car.held_on) as needed,
    (select count(*) from bid_in_sql.bid where account_id = p_account
      and created_at >= date_trunc('day', moment, 'Asia/Tokyo')) as created_today,
    exists (select from bid_in_sql.bid where lot_id = car.id and status = 6) as is_won,
    exists (select from bid_in_sql.bid where account_id = p_account and lot_id = car.id) as has_bid_before
  into means;
  select bid.amount, bid.placed_at into own from bid_in_sql.bid
  where account_id = p_account and lot_id = car.id and status in (1, 2, 6);
  if means.is_won then return query select 'closed', null::bigint, wish, moment; return; end if;
  if own is null and person.daily_bid_limit > 0 and means.created_today >= person.daily_bid_limit then
    return query select 'daily limit', null::bigint, wish, moment; return;
  end if;
  if means.needed > means.free then return query select 'credit', null::bigint, wish, moment; return; end if;

  insert into bid_in_sql.bid (account_id, lot_id, kind, session_id, held_on, amount, bid_type, bid_group, created_by, created_at, placed_at)
  values (p_account, car.id, car.kind, car.session_id, car.held_on, wish, 1, p_group, p_account, moment, moment)
  on conflict (account_id, lot_id) where status in (1, 2, 6) do update
  set amount = excluded.amount, bid_type = excluded.bid_type, bid_group = excluded.bid_group, status = 1,
    placed_at = case when bid.amount = excluded.amount then bid.placed_at else excluded.placed_at end,
    version = bid.version + 1
  returning bid.id, bid.amount, bid.status, bid.placed_at, bid.version into placed;

  insert into bid_in_sql.action_log (account_id, on_behalf_of, action, subject, detail)
  values (p_account, p_account,
    case when own is not null then 'bid.changed' when means.has_bid_before then 'bid.placed-again' else 'bid.placed' end,
    'bid:' || placed.id,
    jsonb_build_object('from', own.amount, 'version', placed.version, 'to', jsonb_build_object(
      'amount', placed.amount, 'status', placed.status, 'bidType', 1, 'group', p_group, 'placedAt', placed.placed_at)));

  insert into bid_in_sql.notice (account_id, event_type, bid_id, content)
  values (person.manager_id, case when own is null then 'clientNewBid' else 'clientChangeAmount' end, placed.id,
    jsonb_build_object('lotId', car.id, 'lotNo', car.lot_no, 'bidId', placed.id, 'isClientMessage', true,
      'message', jsonb_build_object('en', person.full_name || ' bids ' || wish, 'ru', person.full_name || ' ставит ' || wish)))
  returning id into noticed;

  -- The first bid of a client on the lot is told to all other bidders on it, and they are told to the client.
  if own is null then
    others := array(select account_id from bid_in_sql.bid
      where lot_id = car.id and status in (1, 2, 6) and account_id <> p_account limit 3);
  end if;
  insert into bid_in_sql.outbox (audience, name, data)
  select audience, 'bid.changed',
    jsonb_build_object('bidId', placed.id, 'lotId', car.id, 'accountId', p_account, 'status', placed.status)
  from unnest(array['account:' || p_account, 'account:' || person.dealer_id, 'staff']) as audience
  where audience is not null
  union all
  select 'account:' || person.manager_id, 'client-notification', jsonb_build_object('id', noticed, 'bidId', placed.id)
  union all
  select 'account:' || told, 'lot.bidders', jsonb_build_object('lotId', car.id, 'othersBid', true)
  from unnest(case cardinality(others) when 0 then '{}' when 1 then others || p_account else array[p_account] end) as told;

  given := jsonb_build_object('bidAmount', placed.amount, 'bidDate', placed.placed_at, 'bidId', placed.id, 'bidStatus', placed.status);
  update bid_in_sql.idempotency_key set answer = given where owner = owner_name and key = p_key;
  return query select 'taken', placed.id, placed.amount, placed.placed_at;
end $$;
