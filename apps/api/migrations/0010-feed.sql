-- Who brings houses, sessions and lots. What one source says never touches what another has said.
create table feed_source (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,40}$'),
  -- Of the key it sends files with; null while it has none.
  key_hash bytea unique,
  key_made_at timestamptz,
  created_at timestamptz not null default app_now()
);
insert into feed_source (name) values ('demo');
insert into feed_source (name) select distinct source from lot on conflict do nothing;

alter table house
  add column source_id integer references feed_source (id),
  drop constraint house_code_key;
update house set source_id = (select id from feed_source where name = 'demo');
alter table house
  alter column source_id set not null,
  add unique (source_id, code);

-- A house may run several sessions on one day. The deadlines are counted back from the start, so that they move with it.
alter table auction_session
  add column source_id integer references feed_source (id),
  add column external_id text,
  add column lanes smallint not null default 1 check (lanes > 0),
  add column bidding_closes_minutes integer not null default 60 check (bidding_closes_minutes >= 0),
  add column cancelling_closes_minutes integer not null default 120 check (cancelling_closes_minutes >= 0),
  add column last_hour_minutes integer not null default 60 check (last_hour_minutes >= 0),
  add column is_cancelled boolean not null default false,
  drop constraint auction_session_house_id_held_on_key;
update auction_session
set external_id = house.code || '-' || held_on, source_id = house.source_id from house where house.id = house_id;
alter table auction_session
  alter column source_id set not null,
  alter column external_id set not null,
  add unique (source_id, external_id);
create index auction_session_day on auction_session (held_on, house_id);

-- Names are the same however they are capitalised.
alter table maker drop constraint maker_name_key;
create unique index maker_name on maker (lower(name));
alter table model drop constraint model_maker_id_name_key;
create unique index model_name on model (maker_id, lower(name));
create table chassis_code (
  id integer generated always as identity primary key,
  model_id integer not null references model (id),
  name text not null
);
create unique index chassis_code_name on chassis_code (model_id, lower(name));

-- Of machines: a group has no parent, a category has its group.
create table category (
  id integer generated always as identity primary key,
  parent_id integer references category (id),
  name text not null
);
create unique index category_name on category (parent_id, lower(name)) nulls not distinct;

-- The one id for life behind what a source calls a lot. Everything that hangs on a lot refers to it here; the day says
-- in which partition its facts are, the fingerprints which lines of its feed they were taken from.
create table lot_key (
  id bigint generated always as identity primary key,
  source_id integer not null references feed_source (id),
  external_id text not null,
  held_on date not null,
  fingerprint uuid,
  album_fingerprint uuid,
  unique (source_id, external_id)
);
insert into lot_key (id, source_id, external_id, held_on) overriding system value
select lot.id, feed_source.id, lot.external_id, lot.held_on
from lot join feed_source on feed_source.name = lot.source;
select setval(pg_get_serial_sequence('lot_key', 'id'), greatest(100000, (select max(id) from lot_key)));

alter table favourite drop constraint favourite_lot_id_fkey;
alter table lot_photo rename to former_lot_photo;
alter table former_lot_photo drop constraint lot_photo_lot_id_fkey;
alter table lot rename to former_lot;
drop index lot_by_time;
alter table former_lot drop constraint lot_pkey;

-- The facts of a lot, of every kind: what a kind does not have stays empty. Partitioned by the month of its day, so that
-- an archive of years grows without slowing today. No key binds it to lot_key: the feed writes both in one statement.
create table lot (
  id bigint not null,
  held_on date not null,
  kind text not null check (kind in ('car', 'bike', 'machine', 'stock')),
  session_id bigint references auction_session (id),
  runs_at timestamptz not null,
  lane smallint,
  lot_no text not null,
  model_id integer not null references model (id),
  chassis_id integer,
  category_id integer,
  -- Equal for the appearances of one vehicle, as far as its facts tell.
  vehicle bigint,
  serial text not null default '',
  trim_name text not null default '',
  year smallint,
  engine_cc integer,
  color text not null default '',
  gearbox text not null default '',
  drive text not null default '',
  steering text not null default '',
  mileage_km integer,
  hours integer,
  volume text not null default '',
  equipment text not null default '',
  condition text not null default '',
  -- Worst to best, by the domain's table; null without a grade (R8).
  condition_rank smallint,
  inspection text not null default '',
  rate_engine smallint,
  rate_front smallint,
  rate_exterior smallint,
  rate_rear smallint,
  rate_electric smallint,
  rate_frame smallint,
  has_more_photos boolean not null default false,
  start_price bigint,
  sold_price bigint,
  status smallint not null,
  ended_at timestamptz,
  end_reason text,
  -- What is shown and never searched.
  details jsonb not null default '{}',
  primary key (id, held_on)
) partition by range (held_on);
-- The listing's own order: time, then lot number; the id keeps equal ones apart.
create index lot_by_time on lot (kind, held_on, runs_at, lot_no, id);
create index lot_of_session on lot (session_id);
create index lot_of_model on lot (model_id, held_on);
create index lot_of_vehicle on lot (vehicle) where vehicle is not null;

-- Attached rather than created in place: that lets readers and other months' writers go on.
create function open_lot_month(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', day);
  name text := 'lot_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(7316004);
  if to_regclass(name) is not null then return; end if;
  execute format('create table %I (like lot including all)', name);
  execute format(
    'alter table lot attach partition %I for values from (%L) to (%L)', name, first, (first + interval '1 month')::date
  );
end
$$;
select open_lot_month(month::date)
from (select distinct date_trunc('month', held_on) as month from former_lot) as months;

insert into chassis_code (model_id, name)
select distinct model_id, chassis from former_lot where chassis <> '';
insert into lot (
  id, held_on, kind, session_id, runs_at, lot_no, model_id, chassis_id, trim_name, year, engine_cc, color, gearbox,
  drive, steering, mileage_km, equipment, condition, condition_rank, start_price, sold_price, status
)
select
  former_lot.id, held_on, 'car', session_id, runs_at, lot_no, former_lot.model_id, chassis_code.id, trim_name, year,
  engine_cc, color, gearbox, drive, steering, mileage_km, equipment, condition, condition_rank, start_price,
  sold_price, status
from former_lot
left join chassis_code on chassis_code.model_id = former_lot.model_id and chassis_code.name = former_lot.chassis;
alter table favourite add foreign key (lot_id) references lot_key (id);

-- A picture is where its source says it is; `drawn` ones are made when they are asked for, the others fetched once.
alter table photo
  add column source_id integer references feed_source (id),
  add column address text,
  add column state text not null default 'waiting' check (state in ('drawn', 'waiting', 'kept', 'failed')),
  add column failure text,
  add column tries smallint not null default 0,
  alter column blob_key drop not null,
  drop constraint photo_blob_key_key;
update photo set
  source_id = (select id from feed_source where name = 'demo'), address = 'blob:' || blob_key, state = 'kept';
alter table photo
  alter column source_id set not null,
  alter column address set not null,
  add unique (source_id, address);
create index photo_waiting on photo (id) where state = 'waiting';

-- A lot's photos in their order, and its sheet.
create table album (
  lot_id bigint primary key references lot_key (id),
  photo_ids bigint[] not null default '{}',
  sheet_id bigint references photo (id)
);
insert into album (lot_id, photo_ids)
select lot_id, array_agg(photo_id order by place) from former_lot_photo group by lot_id;
drop table former_lot_photo;
drop table former_lot;

-- One file, or one call, of a source: how far it has been taken. A killed import goes on from `position`.
create table feed_delivery (
  id bigint generated always as identity primary key,
  source_id integer not null references feed_source (id),
  name text not null,
  -- Tells the same file, come again, from another one.
  digest text not null,
  bytes bigint not null check (bytes >= 0),
  -- Where its bytes are kept, of one that waits for the worker.
  blob_key text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  failure text,
  -- Bytes and lines that are taken for good.
  position bigint not null default 0,
  line bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  created_at timestamptz not null default app_now(),
  finished_at timestamptz
);
create unique index feed_delivery_open on feed_delivery (source_id, digest) where state in ('waiting', 'running');
create index feed_delivery_recent on feed_delivery (source_id, id desc);

-- A row that could not be taken, and why.
create table feed_reject (
  delivery_id bigint not null references feed_delivery (id) on delete cascade,
  line bigint not null,
  reason text not null,
  row text not null,
  primary key (delivery_id, line)
);
