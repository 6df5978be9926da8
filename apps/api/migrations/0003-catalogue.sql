create table house (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  bid_step integer not null default 5000 check (bid_step > 0)
);

-- An auction session: one house on one Japan day.
create table auction_session (
  id bigint generated always as identity primary key,
  house_id integer not null references house (id),
  held_on date not null,
  starts_at timestamptz not null,
  unique (house_id, held_on)
);

create table maker (
  id integer generated always as identity primary key,
  name text not null unique
);

create table model (
  id integer generated always as identity primary key,
  maker_id integer not null references maker (id),
  name text not null,
  unique (maker_id, name)
);

-- One id for life, whatever the lot becomes. `held_on` repeats the session's day for the listing's order and limits.
create table lot (
  id bigint generated always as identity (start with 100001) primary key,
  source text not null,
  external_id text not null,
  session_id bigint not null references auction_session (id),
  held_on date not null,
  runs_at timestamptz not null,
  lot_no text not null,
  model_id integer not null references model (id),
  trim_name text not null default '',
  year smallint,
  chassis text not null default '',
  engine_cc integer,
  color text not null default '',
  gearbox text not null default '',
  drive text not null default '',
  steering text not null default '',
  mileage_km integer,
  equipment text not null default '',
  condition text not null default '',
  -- Worst to best, by the domain's table; null without a grade (R8).
  condition_rank smallint,
  start_price bigint,
  sold_price bigint,
  status smallint not null,
  unique (source, external_id)
);
-- The listing's own order: time, then lot number; the id keeps equal ones apart.
create index lot_by_time on lot (held_on, runs_at, lot_no, id);

-- A photo is a blob; several lots may show the same one.
create table photo (
  id bigint generated always as identity primary key,
  blob_key text not null unique
);

create table lot_photo (
  lot_id bigint not null references lot (id) on delete cascade,
  place smallint not null,
  photo_id bigint not null references photo (id),
  primary key (lot_id, place)
);
create index lot_photo_photo on lot_photo (photo_id);
