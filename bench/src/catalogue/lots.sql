-- The lots that `npm run bench -- catalogue` asks for: a week of live ones and a year of archived ones, the same at every
-- run. `bench.today` is today in Japan, `bench.archived` how many million archived cars there are beside 200 thousand live
-- ones, `bench.scale` a part of all.
set session_replication_role = replica;
create function pg_temp.noise(id bigint, salt integer) returns double precision language sql immutable
  return (hashint8extended(id, salt) & 1048575)::double precision / 1048576;
-- One of a list, the first ones more often the higher the power.
create function pg_temp.pick(list text[], id bigint, salt integer, power double precision) returns text language sql immutable
  return list[1 + floor(power(pg_temp.noise(id, salt), power) * cardinality(list))::integer];

insert into feed_source (name) values ('bench');
insert into house (source_id, code, name)
select source.id, 'bench-' || n, 'Bench ' || n
from feed_source as source, generate_series(0, 39) as n where source.name = 'bench';

insert into maker (name) select 'Bench maker ' || n from generate_series(0, 39) as n;
-- The n-th popular model: few makers have most of them.
create temporary table bench_model as
select n, 'Bench maker ' || floor(power(pg_temp.noise(n, 1), 2) * 40)::integer as maker from generate_series(0, 1199) as n;
insert into model (maker_id, name)
select maker.id, 'Bench model ' || n from bench_model join maker on maker.name = bench_model.maker order by n;
alter table bench_model add column id integer, add column chassis integer[];
update bench_model set id = model.id from model where model.name = 'Bench model ' || n;
insert into chassis_code (model_id, name)
select id, 'BN' || n || 'C' || code from bench_model, generate_series(0, 3) as code order by n, code;
update bench_model set chassis = codes
from (select model_id, array_agg(id order by id) as codes from chassis_code group by model_id) as known
where model_id = bench_model.id;

insert into category (name) select 'Bench group ' || n from generate_series(0, 5) as n;
insert into category (parent_id, name)
select id, name || ' part ' || part from category, generate_series(0, 6) as part where name like 'Bench group _';

-- A house has its two weekdays; every seventh runs twice a day, the first one all day long.
create temporary table bench_day as
select day::date as held_on, day::date >= current_setting('bench.today')::date as is_live
from generate_series(
  current_setting('bench.today')::date - 364, current_setting('bench.today')::date + 6, interval '1 day'
) as day
where extract(dow from day) between 1 and 6;
insert into auction_session (source_id, external_id, house_id, held_on, starts_at, lanes)
select house.source_id, 'bench-' || house.id || '-' || held_on || '-' || turn, house.id, held_on,
  (held_on + time '09:00') at time zone 'Asia/Tokyo' + turn * interval '5 minutes', 4
from (select *, substr(code, 7)::integer as n from house where code like 'bench-%') as house
join bench_day on extract(dow from held_on) - 1 in (n % 6, n * 5 / 6 % 6)
cross join lateral generate_series(0, case when n = 0 then 99 when n % 7 = 0 then 1 else 0 end) as turn
order by held_on, house.id, turn;

select open_lot_month(month::date)
from (select distinct date_trunc('month', held_on) as month from bench_day) as months;

-- Filled first and indexed then, which takes a third of the time.
create temporary table bench_index as
select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition, indexrelid::regclass::text as name
from pg_index where indrelid = 'lot'::regclass and not indisprimary;
do $$
declare
  part regclass;
  name text;
begin
  for name in select bench_index.name from bench_index loop
    execute 'drop index ' || name;
  end loop;
  alter table lot drop constraint lot_pkey;
  alter table lot_key drop constraint lot_key_source_id_external_id_key;
  for part in select relid from pg_partition_tree('lot') where isleaf loop
    execute format('alter table %s set unlogged', part);
  end loop;
end
$$;

-- Lots are dealt to the sessions by the size of their houses, to the last one.
create temporary table bench_lot as
with sized as (
  select session.id as session_id, held_on, starts_at, is_live,
    power(pg_temp.noise(house_id, 2), 3) + 0.05 as weight, count(*) over (partition by house_id, held_on) as turns
  from auction_session as session join bench_day using (held_on)
),
heaped as (
  select *,
    sum(weight / turns) over (partition by is_live order by session_id) / sum(weight / turns) over (partition by is_live)
      as upto,
    weight / turns / sum(weight / turns) over (partition by is_live) as part
  from sized
),
wanted (kind, is_live, lots) as (
  values ('car', true, 200000), ('car', false, current_setting('bench.archived')::numeric * 1000000), ('bike', true, 4000), ('bike', false, 12000),
    ('machine', true, 3000), ('machine', false, 9000)
),
asked as (select kind, is_live, lots * current_setting('bench.scale')::numeric as lots from wanted)
select (select coalesce(max(id), 0) from lot_key) + row_number() over (order by session_id, kind, place) as id, kind, session_id, held_on, starts_at, is_live, place
from heaped join asked using (is_live)
cross join lateral generate_series(1, (round((upto * lots)::numeric) - round(((upto - part) * lots)::numeric))::integer) as place;
insert into bench_lot
select (select max(id) from bench_lot) + place, 'stock', null, current_setting('bench.today')::date - place % 60,
  current_setting('bench.today')::timestamptz, true, place
from generate_series(1, (3000 * current_setting('bench.scale')::numeric)::integer) as place;

insert into lot_key (id, source_id, external_id, held_on) overriding system value
select bench_lot.id, source.id, bench_lot.id::text, held_on
from bench_lot, feed_source as source where source.name = 'bench';
select setval(pg_get_serial_sequence('lot_key', 'id'), max(id)) from lot_key;
alter table lot_key add unique (source_id, external_id);
analyze bench_lot, bench_model;

insert into lot (
  id, held_on, kind, session_id, runs_at, lane, lot_no, model_id, chassis_id, category_id, trim_name, year, engine_cc,
  color, gearbox, drive, steering, mileage_km, hours, equipment, condition, condition_rank, start_price, sold_price,
  status, details
)
select id, made.held_on, kind, session_id, starts_at + place / 4 * interval '12 seconds', 1 + place % 4,
  case when pg_temp.noise(id, 21) < 0.01 then 'A-' || place else (10000 + place)::text end, model_id,
  case when kind in ('car', 'stock') and pg_temp.noise(id, 22) > 0.02
    then chassis[1 + floor(power(pg_temp.noise(id, 3), 2) * 4)::integer] end,
  case when kind = 'machine' then categories[1 + floor(pg_temp.noise(id, 4) * cardinality(categories))::integer] end,
  pg_temp.pick('{G,X,S Touring,2.0 Z,Custom L,RS,""}', id, 5, 1),
  case when pg_temp.noise(id, 6) > 0.01 then 1996 + floor(sqrt(pg_temp.noise(id, 7)) * 31) end,
  (pg_temp.pick('{1500,660,2000,1300,1800,2500,1000,3000,2400,3500,4600}', id, 8, 1.5))::integer,
  pg_temp.pick('{White,Black,Pearl,Silver,Gray,Blue,Red,Wine,Green,Beige,Brown,Yellow,Purple,Orange,Gold}', id, 9, 2),
  pg_temp.pick('{AT,CVT,MT,""}', id, 10, 1.5), pg_temp.pick('{2WD,4WD}', id, 11, 1.5),
  case when pg_temp.noise(id, 12) < 0.04 then 'left' else 'right' end,
  case when pg_temp.noise(id, 13) > 0.02 then (power(pg_temp.noise(id, 14), 1.5) * 220)::integer * 1000 end,
  case when kind = 'machine' then (pg_temp.noise(id, 15) * 12000)::integer end,
  pg_temp.pick(array['AC PS PW', 'AC PS PW SR', 'Navi TV Back camera', 'AC PS PW AW Leather Sunroof', 'LED ETC'], id, 16, 1),
  grades[grade], ranks[grade],
  case when pg_temp.noise(id, 17) > 0.05 then price end,
  case when not is_live and pg_temp.noise(id, 18) < 0.65 then price + (pg_temp.noise(id, 19) * 30)::integer * 10000 end,
  case when is_live then 4532 when pg_temp.noise(id, 18) < 0.65 then 4533 else 4535 end,
  '{"exterior": "B", "interior": "C", "month": 4, "marks": [{"code": "A1", "x": 20, "y": 30}], "remarks": "小キズ"}'
from (
  select bench_lot.*, model.id as model_id, model.chassis,
    1 + width_bucket(pg_temp.noise(bench_lot.id, 24), '{0.3,0.52,0.72,0.82,0.88,0.92,0.95,0.97,0.98,0.985}') as grade,
    (10 + floor(power(pg_temp.noise(bench_lot.id, 20), 3) * 400)::integer) * 10000 as price
  from bench_lot
  join bench_model as model on model.n = floor(power(pg_temp.noise(bench_lot.id, 23), 2.2) * 1200)::integer
) as made
cross join (
  select '{4,4.5,3.5,R,5,RA,3,S,***,6,new}'::text[] as grades, '{11,12,10,6,13,7,9,15,2,14,null}'::smallint[] as ranks
) as graded
cross join (select array_agg(id order by id) as categories from category where parent_id is not null) as parts;

do $$
declare
  definition text;
begin
  alter table lot add primary key (id, held_on);
  for definition in select bench_index.definition from bench_index loop
    execute definition;
  end loop;
end
$$;

insert into photo (source_id, address, state)
select source.id, 'drawn:bench-' || n, 'drawn' from feed_source as source, generate_series(1, 1000) as n
where source.name = 'bench' order by n;
insert into album (lot_id, photo_ids)
select bench_lot.id, array[first + bench_lot.id % 1000, first + (bench_lot.id + 1) % 1000, first + (bench_lot.id + 2) % 1000]
from bench_lot, (select min(photo.id) as first from photo join feed_source as source on source.id = source_id where name = 'bench') as photos
where is_live;
insert into session_lots (session_id, kind, lots)
select session_id, kind, count(*) from lot where session_id is not null group by session_id, kind;
