-- The cars that `npm run bench -- shipping-files` looks for, of two years and of forty models, the same at every run of a day.
-- `bench.scale` is a part of all. Those of the last sixty days are on their way.

set seri.restores = 'on';
create function pg_temp.noise(id bigint, salt integer) returns double precision language sql immutable
  return (hashint8extended(id, salt) & 1048575)::double precision / 1048576;

insert into account (email, password_hash, role_id, is_owner, full_name) values ('manager@bench.seri', '', 991, true, 'Manager');
insert into account (email, password_hash, role_id, full_name, manager_id)
select 'client-' || n || '@bench.seri', '', 1064, 'Client ' || n, manager.id
from account as manager, generate_series(1, 2000) as n where manager.email = 'manager@bench.seri' order by n;
create temporary table bench_client as
select row_number() over (order by id) - 1 as place, id from account where email like 'client-%@bench.seri';

insert into house (source_id, code, name)
select source.id, 'bench-' || n, 'Bench house ' || n
from feed_source as source, generate_series(0, 7) as n where source.name = 'demo' order by n;
insert into maker (name) select 'Bench maker ' || n from generate_series(0, 7) as n order by n;
create temporary table bench_model as
with made as (
  insert into model (maker_id, name)
  select maker.id, 'Model ' || n from maker, generate_series(0, 4) as n where maker.name like 'Bench maker %' order by maker.id, n
  returning id
)
select id, row_number() over (order by id) - 1 as place,
  chr(65 + (row_number() over (order by id))::integer % 26) || 'RE' || 110 + row_number() over (order by id) as code from made;
insert into auction_session (source_id, external_id, house_id, held_on, starts_at)
select house.source_id, house.code || '-' || day::date, house.id, day::date, (day::date + time '10:00') at time zone 'Asia/Tokyo'
from generate_series(now() - interval '731 days', now() + interval '1 day', '1 day') as day, house where code like 'bench-%' order by day, house.id;
select open_lot_month(month::date)
from (select distinct date_trunc('month', held_on) as month from auction_session) as months;

create temporary table bench_car as
select k, 1000000 + k as lot_id, 2000000 + k as bid_id, 3000000 + k as purchase_id, client.id as account_id, at,
  (at at time zone 'Asia/Tokyo')::date as held_on, model.id as model_id,
  code || '-' || lpad(floor(pg_temp.noise(k, 1) * 9000000 + pg_temp.noise(k, 2) * 1000000)::text, 7, '0') as serial,
  case when at < now() - interval '60 days' then 5 else k % 4 end as status
from (
  select k, now() - interval '730 days' * (1 - k / (cars + 1.0)) as at
  from (select (200000 * current_setting('bench.scale')::numeric)::bigint as cars) as size, generate_series(1, cars) as k
) as bought
join bench_client as client on client.place = k % 2000
join bench_model as model on model.place = floor(pg_temp.noise(k, 3) * 40);

insert into lot_key (id, source_id, external_id, held_on) overriding system value
select lot_id, source.id, 'bench-' || k, held_on from bench_car, feed_source as source where source.name = 'demo' order by k;
insert into lot (
  id, held_on, kind, session_id, runs_at, lot_no, model_id, serial, trim_name, year, engine_cc, color, mileage_km, condition,
  condition_rank, start_price, sold_price, status
)
select lot_id, car.held_on, 'car', session.id, starts_at, 20000 + k % 9000, model_id, serial, 'G', 2021, 1986, 'Pearl', 30000, '4', 11,
  500000, 550000, 4533
from bench_car as car
join auction_session as session on external_id = 'bench-' || k % 8 || '-' || car.held_on order by k;
insert into photo (source_id, address, state)
select source.id, 'drawn:bench-' || n, 'drawn' from feed_source as source, generate_series(1, 1000) as n
where source.name = 'demo' order by n;
insert into album (lot_id, photo_ids)
select lot_id, array(select first + (k + n) % 1000 from generate_series(0, 5) as n)
from bench_car, (select min(id) as first from photo) as photos;

insert into bid (id, account_id, lot_id, kind, session_id, held_on, amount, status, bid_type, created_by, created_at, placed_at)
overriding system value
select bid_id, account_id, lot_id, 'car', session_id, car.held_on, 550000, 6, 1, account_id, at, at
from bench_car as car join lot on lot.id = lot_id and lot.held_on = car.held_on order by k;
insert into purchase (id, bid_id, account_id, lot_id, held_on, price, status, purchased_at, created_by, export_port, discharge_port)
overriding system value
select purchase_id, bid_id, car.account_id, lot_id, held_on, 550000, status, at, manager.id, 'Yokohama', 'Auckland'
from bench_car as car, account as manager where manager.email = 'manager@bench.seri' order by k;
update bid set purchase_id = id + 1000000 where id in (select bid_id from bench_car);
insert into action_log (account_id, action, subject, detail, done_at)
select manager.id, 'purchase.logistics-changed', 'purchase:' || purchase_id, '{"from": {"note": ""}, "to": {"note": "of the bench"}}', at
from bench_car, account as manager where manager.email = 'manager@bench.seri' order by k;

-- Half of the thirty ships of the list are known.
insert into voyage (line, vessel, number, changed_by)
select 'Bench Line', 'Bench Maru', n, id from account, generate_series(1, 15) as n where email = 'manager@bench.seri' order by n;
insert into port_call (voyage_id, place_code, kind, planned_on)
select id, code, kind, current_date + days::integer from voyage, (values ('JPYOK', 'load', 5), ('NZAKL', 'discharge', 8)) as call (code, kind, days)
where vessel = 'Bench Maru' order by id, days;
