-- The accounts, purchases, entries and papers that `npm run bench -- money` asks for, of two years, the same at every run of a
-- day. `bench.scale` is a part of all, `bench.paper` a snapshot of a paper with all that it says of seller, buyer and bank.

-- The release before this one reads the fees that a trigger would write for it.
set seri.restores = 'on';
create function pg_temp.noise(id bigint, salt integer) returns double precision language sql immutable
  return (hashint8extended(id, salt) & 1048575)::double precision / 1048576;
create function pg_temp.pick(list text[], id bigint, salt integer) returns text language sql immutable
  return list[1 + floor(pg_temp.noise(id, salt) * cardinality(list))::integer];
create temporary table bench_size as
select now() - interval '730 days' as since, (50 * least(1, scale * 5))::integer as managers,
  (100000 * scale)::integer as clients, (128500 * scale)::integer as purchases
from (select current_setting('bench.scale')::numeric as scale) as given;

insert into account (email, password_hash, role_id, is_owner, full_name)
select 'manager-' || n || '@bench.seri', '', 991, n = 1, 'Manager ' || n from bench_size, generate_series(1, managers) as n order by n;
insert into company_billing (version, details, changed_by)
select 1, '{"legalName": "Bench Motors Co., Ltd.", "address": "Yokohama"}', min(id) from account where role_id = 991;
create temporary table bench_manager as
select row_number() over (order by id) - 1 as place, id from account where role_id = 991 and email like '%@bench.seri';
insert into account (email, password_hash, role_id, full_name, company, address, created_at, manager_id)
select 'client-' || n || '@bench.seri', '', 1064,
  pg_temp.pick('{Алексей,Дмитрий,Иван,Мария,Ольга,Сергей,John,Peter,Mary,Anna,Ahmed,James}', n, 1) || ' ' ||
  pg_temp.pick('{Иванов,Петренко,Ким,Соколов,Волков,Зайцев,Smith,Mwangi,Perera,Khan,Brown,Silva}', n, 2) || ' ' || n,
  case when pg_temp.noise(n, 3) < 0.3 then
    pg_temp.pick('{ООО «Восток Авто»,ООО «Правый руль»,Harbour Motors Ltd.,Island Cars,Pacific Trading}', n, 4) || ' ' || n else '' end,
  n || ' Pushkinskaya, Vladivostok', since, bench_manager.id
from bench_size, generate_series(1, clients) as n join bench_manager on place = n % (select count(*) from bench_manager) order by n;
create temporary table bench_client as
select row_number() over (order by id) as place, id, manager_id, coalesce(nullif(company, ''), full_name) as party
from account where role_id = 1064 and email like '%@bench.seri';
create unique index on bench_client (place);

insert into house (source_id, code, name)
select source.id, 'bench-' || n, 'Bench house ' || n
from feed_source as source, generate_series(0, 7) as n where source.name = 'demo' order by n;
insert into maker (name) select 'Bench maker ' || n from generate_series(0, 19) as n order by n;
insert into model (maker_id, name)
select maker.id, 'Model ' || n from maker, generate_series(0, 29) as n where maker.name like 'Bench maker %' order by maker.id, n;
insert into auction_session (source_id, external_id, house_id, held_on, starts_at)
select house.source_id, house.code || '-' || day::date, house.id, day::date, (day::date + time '10:00') at time zone 'Asia/Tokyo'
from bench_size, generate_series(since, now() + interval '1 day', '1 day') as day, house where code like 'bench-%' order by day, house.id;
select open_lot_month(month::date)
from (select distinct date_trunc('month', held_on) as month from auction_session) as months;

-- A third of all cars is bought by a hundredth of the clients, and a fiftieth by one of them.
create temporary table bench_car as
select k, 100000 + k as lot_id, 500000 + k as bid_id, 700000 + k as purchase_id, client.place <= ceil(clients / 100.0) as is_dealt,
  client.id as account_id, client.manager_id, at, (at at time zone 'Asia/Tokyo')::date as held_on,
  300000 + floor(power(pg_temp.noise(k, 5), 2) * 500)::bigint * 5000 as price,
  (20000 + k % 9000)::text as lot_no, model.id as model_id, maker.name || ' ' || model.name as name, at < now() - interval '20 days' as is_shipped
from (
  select *, since + (now() - since) * k / (purchases + 1) as at,
    1 + case when pg_temp.noise(k, 6) < 0.02 then 0
      when pg_temp.noise(k, 6) < 0.37 then floor(pg_temp.noise(k, 7) * clients / 100)
      else floor(pg_temp.noise(k, 7) * clients) end as place
  from bench_size, generate_series(1, purchases) as k
) as bought
join bench_client as client using (place)
join (select *, row_number() over (order by id) - 1 as model_place from model) as model
  on model_place = floor(pg_temp.noise(k, 8) * 600)
join maker on maker.id = maker_id;

insert into lot_key (id, source_id, external_id, held_on) overriding system value
select lot_id, source.id, 'bench-' || k, held_on from bench_car, feed_source as source where source.name = 'demo' order by k;
insert into lot (
  id, held_on, kind, session_id, runs_at, lot_no, model_id, serial, trim_name, year, engine_cc, color, mileage_km, condition,
  condition_rank, start_price, sold_price, status
)
select lot_id, car.held_on, 'car', session.id, starts_at, lot_no, model_id, 'MXUA80-' || lpad(k::text, 7, '0'), 'G', 2021, 1986, 'Pearl',
  30000, '4', 11, price - 50000, price, 4533
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
select bid_id, account_id, lot_id, 'car', session_id, car.held_on, price, 6, 1, account_id, at, at
from bench_car as car join lot on lot.id = lot_id and lot.held_on = car.held_on order by k;
insert into purchase (
  id, bid_id, account_id, lot_id, held_on, price, status, purchased_at, created_by, stock_yard, export_port, discharge_port, etd, eta
) overriding system value
select purchase_id, bid_id, account_id, lot_id, held_on, price, case when is_shipped then 5 else k % 3 end, at, manager_id, 'Yokohama 3',
  'Yokohama', 'Vladivostok', case when is_shipped then held_on + 20 end, case when is_shipped then held_on + 26 end
from bench_car order by k;
update bid set purchase_id = id + 200000 where id in (select bid_id from bench_car);

create temporary table bench_charge as
select (k - 1) * 5 + place as id, k, purchase_id, kind, at, kind <> 'freight' or is_shipped as is_booked,
  amount + floor(pg_temp.noise(k, 10 + place) * 20)::bigint * 500 as amount, place
from bench_car, (values (1, 'auction', 18500), (2, 'agent', 45000), (3, 'delivery', 32000), (4, 'invoice', 15000), (5, 'freight', 142000))
  as charged (place, kind, amount);
insert into charge (id, purchase_id, kind, amount, state, entered_at) overriding system value
select id, purchase_id, kind, case when is_booked then amount end, case when is_booked then 'booked' else 'expected' end, at
from bench_charge order by id;

-- A deposit first; of each car its price and charges, then the freight, and the money for it three days later.
create temporary table bench_entry as
select id as account_id, manager_id, since as at, 0::bigint as turn, 'remittance' as kind, 500000::bigint as amount, null::bigint as purchase_id,
  null::bigint as charge_id, null as fee, 'Deposit' as description
from bench_client, bench_size
union all
select account_id, manager_id, at, k * 10, 'car_purchase', -price, purchase_id, null, null, name || ', ' || lot_no from bench_car
union all
select account_id, manager_id, car.at + case when kind = 'freight' then interval '20 days' else '0' end, k * 10 + place, 'fee', -amount,
  purchase_id, charge.id, kind, name || ', ' || lot_no
from bench_car as car join bench_charge as charge using (k, purchase_id) where is_booked
union all
select account_id, manager_id, at + interval '3 days', k * 10 + 9, 'remittance', price + 250000, null, null, null, 'Payment by bank'
from bench_car where at < now() - interval '3 days';
insert into ledger_entry (
  account_id, number, kind, amount, balance, description, reason, booked_by, booked_at, purchase_id, charge_id, fee
)
select account_id, row_number() over account_so_far, kind, amount, sum(amount) over account_so_far, description, 'By the bench', manager_id, at,
  purchase_id, charge_id, fee
from bench_entry window account_so_far as (partition by account_id order by at, turn) order by at, turn;

-- Dealt cars are invoiced by five, others one by one.
create temporary table bench_group as
select row_number() over (order by max(at), min(k)) as id, account_id, manager_id, max(at) as at, array_agg(k order by k) as cars
from (
  select *, case when is_dealt then (row_number() over (partition by account_id, is_dealt order by k) - 1) / 5 else k end as heap from bench_car
) as heaped
group by account_id, manager_id, is_dealt, heap;
create temporary table bench_line as
select grouped.id as group_id, row_number() over (partition by grouped.id order by k, charge_place) - 1 as place, lines.*
from bench_group as grouped, unnest(cars) as car
join (
  select k, 0 as charge_place, purchase_id, null::bigint as charge_id, 'car' as kind, price as amount from bench_car
  union all
  select k, place, purchase_id, id, kind, amount from bench_charge where is_booked
) as lines on k = car;
create index on bench_line (group_id);
analyze bench_group, bench_line, bench_car;
create temporary table bench_item as
select group_id, sum(total)::bigint as total, jsonb_agg(jsonb_build_object(
  'car', jsonb_build_object(
    'stockNo', 'S-' || k, 'lotNo', lot_no, 'house', 'Bench house ' || k % 8, 'name', name || ' G', 'firstRegistration', '2021/06',
    'chassis', 'MXUA80-' || lpad(k::text, 7, '0'), 'engine', 1986, 'colour', 'Pearl white (070)'),
  'lines', lines) order by k) as items
from (
  select group_id, k, sum(amount) as total, jsonb_agg(
    jsonb_build_object('kind', kind, 'label', null, 'amount', amount, 'tax', 'export_0') order by place) as lines
  from bench_line group by group_id, k
) as each_car
join bench_car using (k) group by group_id;
create unique index on bench_item (group_id);

create temporary table bench_paper as
with wanted as (
  select 'proforma' as kind, id as group_id, account_id, manager_id, at from bench_group where pg_temp.noise(id, 20) < 0.75
  union all
  select 'invoice', id, account_id, manager_id, at + interval '1 day' from bench_group where pg_temp.noise(id, 21) < 0.97
  union all
  select 'credit_note', id, account_id, manager_id, at + interval '30 days' from bench_group where pg_temp.noise(id, 21) < 0.1
  union all
  select 'proforma', null, id, manager_id, since + (now() - since) * pg_temp.noise(id, 22)
  from bench_client, bench_size where pg_temp.noise(id, 23) < 0.3
), dated as (
  select *, (at at time zone 'Asia/Tokyo')::date as issued_on, case kind when 'proforma' then 'proforma' else 'invoice' end as series
  from wanted where at < now()
)
select *, row_number() over (order by at, group_id, account_id) as id,
  case series when 'proforma' then 'P' else '' end || extract(year from issued_on) || '-' ||
    lpad((row_number() over (partition by series, extract(year from issued_on) order by at, group_id, account_id))::text, 6, '0') as number
from dated;
-- Filled first and indexed then, because each paper has a hundred parts.
create temporary table bench_index as select pg_get_indexdef('invoice_texts'::regclass) as definition;
drop index invoice_texts;
insert into invoice (
  id, kind, purpose, number, account_id, issued_on, due_on, total, party, snapshot, cancels_id, reason, issued_by, issued_at
) overriding system value
select paper.id, paper.kind, case when paper.group_id is null then 'deposit' else 'sale' end, paper.number, paper.account_id,
  paper.issued_on, case when paper.kind <> 'credit_note' then paper.issued_on + 7 end, coalesce(total, 100000), party,
  current_setting('bench.paper')::jsonb || jsonb_build_object(
    'kind', paper.kind, 'number', paper.number, 'issuedOn', paper.issued_on, 'cancels', cancelled.number,
    'items', coalesce(items, jsonb_build_array(jsonb_build_object('car', null, 'lines', jsonb_build_array(
      jsonb_build_object('kind', 'deposit', 'label', null, 'amount', 100000, 'tax', 'outside')))))),
  cancelled.id, case when paper.kind = 'credit_note' then 'By the bench' else '' end, paper.manager_id, paper.at
from bench_paper as paper
join bench_client as client on client.id = paper.account_id
left join bench_item as item on item.group_id = paper.group_id
left join bench_paper as cancelled on paper.kind = 'credit_note' and cancelled.kind = 'invoice' and cancelled.group_id = paper.group_id
order by paper.id;
do $$ begin execute (select definition from bench_index); end $$;
insert into invoice_line (invoice_id, place, purchase_id, charge_id, kind, note, amount)
select paper.id, coalesce(place, 0), purchase_id, charge_id, coalesce(line.kind, 'deposit'), '', coalesce(amount, 100000)
from bench_paper as paper left join bench_line as line using (group_id) order by paper.id, place;
insert into invoice_file (invoice_id, blob_key, sha256, bytes)
select id, 'bench-' || id, md5(id::text), 25000 from invoice order by id;

insert into number_series (series, year, last, issued_on)
select distinct on (series) series, extract(year from issued_on), right(number, 6)::integer, issued_on
from bench_paper order by series, id desc;

-- What triggers would have written beside the entries, as the migration does it: all money pays what was bought, the oldest first.
update account set staff_rights = '{"accounting": true}' where email like 'manager-%@bench.seri';
update purchase set cost = spent.amount, due_on = held_on + 7
from (select purchase_id, -sum(amount) as amount from ledger_entry where purchase_id is not null group by purchase_id) as spent
where spent.purchase_id = purchase.id;
insert into money_source (entry_id, account_id, amount)
select id, account_id, amount from ledger_entry where purchase_id is null and amount > 0 order by id;
create temporary table bench_allocation as
with balance as (select account_id, sum(amount) as amount from ledger_entry group by account_id),
cost as (
  select account_id, id, sum(cost) over so_far - cost as first, sum(cost) over so_far as last,
    sum(cost) over (partition by account_id) as whole
  from purchase where cost > 0 window so_far as (partition by account_id order by due_on, id)
),
source as (
  select account_id, entry_id, sum(amount) over so_far - amount as first, sum(amount) over so_far as last
  from money_source window so_far as (partition by account_id order by entry_id)
)
select account_id, entry_id, cost.id as purchase_id,
  least(cost.last, source.last, balance.amount + whole) - greatest(cost.first, source.first) as amount, cost.first
from cost join source using (account_id) join balance using (account_id)
where least(cost.last, source.last, balance.amount + whole) > greatest(cost.first, source.first);
insert into allocation (account_id, entry_id, purchase_id, amount)
select account_id, entry_id, purchase_id, amount from bench_allocation order by account_id, entry_id, first;
update purchase set allocated = paid.amount
from (select purchase_id, sum(amount) as amount from bench_allocation group by purchase_id) as paid where paid.purchase_id = id;
update money_source set allocated = paid.amount
from (select entry_id, sum(amount) as amount from bench_allocation group by entry_id) as paid where paid.entry_id = money_source.entry_id;

-- An inbox of which a third names its client, a third has only a name that hundreds have, and a third says nothing.
insert into account_name_key (account_id, key)
select id, unnest(name_keys(full_name || ' ' || company)) from account on conflict do nothing;
insert into bank_mapping (bank_account, changed_by) select 'Bench bank 1', min(id) from account;
insert into receipt (bank_account, booked_on, amount, currency, amount_jpy, sender_name, sender_bank, text, reference, line_key, state,
  entered_by, changed_by)
select 'Bench bank 1', current_date - (n % 60)::integer, 300000 + n * 7, 'JPY', 300000 + n * 7,
  case when n % 3 < 2 then pg_temp.pick('{ALEKSEI,DMITRII,IVAN,MARIIA,OLGA,SERGEI,JOHN,PETER,MARY,ANNA,AHMED,JAMES}', n, 1) || ' ' ||
    pg_temp.pick('{IVANOV,PETRENKO,KIM,SOKOLOV,VOLKOV,ZAITSEV,SMITH,MWANGI,PERERA,KHAN,BROWN,SILVA}', n, 2) else 'TRADING ' || md5(n::text) end,
  'BENCHJPJT', case when n % 3 = 0 then 'CLIENT ' || client.id || ' CAR PAYMENT' else 'CAR PAYMENT' end, '', 'bench ' || n,
  case when n % 20 = 7 then 'unidentified' else 'new' end, client.manager_id, client.manager_id
from bench_size, generate_series(1, greatest(200, (10000 * least(1, clients / 100000.0))::integer)) as n join bench_client as client on place = n;
