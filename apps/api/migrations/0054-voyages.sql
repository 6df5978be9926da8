-- R98: ships. A car names the calls at which it is loaded and unloaded.
create table voyage (
  id bigint generated always as identity primary key,
  line text not null default '',
  vessel text not null check (vessel <> ''),
  -- The line's own number of the voyage.
  number text not null default '',
  state text not null default 'planned' check (state in ('planned', 'sailed', 'arrived', 'cancelled')),
  version integer not null default 1,
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);
create unique index voyage_by_name on voyage (lower(vessel), lower(number)) where state <> 'cancelled';

create table port_call (
  id bigint generated always as identity primary key,
  voyage_id bigint not null references voyage (id),
  place_code text not null references place (code),
  kind text not null check (kind in ('load', 'discharge')),
  -- Until when the car must stand in the yard, and its papers lie with the line.
  yard_cut_off_at timestamptz,
  papers_cut_off_at timestamptz,
  planned_on date,
  actual_on date,
  unique (voyage_id, place_code, kind) deferrable initially deferred,
  check (kind = 'load' or (yard_cut_off_at is null and papers_cut_off_at is null))
);

alter table purchase
  add column load_call_id bigint references port_call (id),
  add column discharge_call_id bigint references port_call (id),
  add column booking_no text not null default '',
  add column bl_no text not null default '',
  add column bl_kind text check (bl_kind in ('original', 'surrendered', 'waybill')),
  add column container_no text not null default '',
  -- Since when the car has no ship because its voyage was cancelled.
  add column rebook_since timestamptz,
  add constraint purchase_names_both_calls check ((load_call_id is null) = (discharge_call_id is null));
create index purchase_loaded_at on purchase (load_call_id) where load_call_id is not null;
create index purchase_unloaded_at on purchase (discharge_call_id) where discharge_call_id is not null;

-- What an account with cars on a voyage knows of it. It is told once of what has changed since, for all its cars.
create table voyage_told (
  voyage_id bigint not null references voyage (id),
  account_id bigint not null references account (id),
  version integer not null,
  -- The days of the calls, by their id.
  days jsonb not null,
  -- Cars that the voyage has moved, of which the account has not been told.
  moved bigint[] not null default '{}',
  primary key (voyage_id, account_id)
);

-- How a car goes: by the calls that it names, else by its own words. There is one truth about a ship.
create view purchase_route as
select
  purchase.id as purchase_id,
  voyage.id as voyage_id,
  coalesce(voyage.line, purchase.shipping_line) as shipping_line,
  case when voyage.id is null then purchase.voyage else trim(voyage.vessel || ' ' || voyage.number) end as voyage,
  coalesce(load_place.name_en, purchase.export_port) as export_port,
  coalesce(discharge_place.name_en, purchase.discharge_port) as discharge_port,
  case when voyage.id is null then purchase.etd else coalesce(load_call.actual_on, load_call.planned_on) end as etd,
  case when voyage.id is null then purchase.eta else coalesce(discharge_call.actual_on, discharge_call.planned_on) end as eta,
  load_call.actual_on as sailed_on,
  discharge_call.actual_on as arrived_on,
  load_call.yard_cut_off_at,
  load_call.papers_cut_off_at
from purchase
left join port_call as load_call on load_call.id = purchase.load_call_id
left join port_call as discharge_call on discharge_call.id = purchase.discharge_call_id
left join voyage on voyage.id = load_call.voyage_id
left join place as load_place on load_place.code = load_call.place_code
left join place as discharge_place on discharge_place.code = discharge_call.place_code;
