-- R102: lists of forwarders and lines, by which staff write the way of many cars at once.

-- The signs of a chassis number that all spellings of it share. A list may leave out the hyphen, or have one sign wrong: then the
-- last five signs are those of the car, or all but about five are.
create function chassis_key(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(normalize(written, nfkc)), '[^A-Z0-9]', '', 'g')
$$;

alter table purchase add column chassis_key text not null default '';
update purchase set chassis_key = chassis_key(lot.serial)
from lot where lot.id = purchase.lot_id and lot.held_on = purchase.held_on;
create index purchase_chassis_end on purchase (right(chassis_key, 5)) where chassis_key <> '';
create index purchase_chassis_start on purchase (left(chassis_key, -5)) where chassis_key <> '';

create function purchase_takes_chassis() returns trigger language plpgsql as $$
begin
  new.chassis_key := coalesce(
    (select chassis_key(serial) from lot where lot.id = new.lot_id and lot.held_on = new.held_on), '');
  return new;
end
$$;
create trigger purchase_takes_chassis before insert on purchase
  for each row execute function purchase_takes_chassis();

-- A house tells the number late, or corrects it.
create function lot_gives_chassis() returns trigger language plpgsql as $$
begin
  update purchase set chassis_key = chassis_key(new.serial) where lot_id = new.id;
  return null;
end
$$;
create trigger lot_gives_chassis after update of serial on lot
  for each row when (old.serial is distinct from new.serial) execute function lot_gives_chassis();

-- How the lists of a sender are read, known by the heads of their columns.
create table shipping_sender (
  print text primary key,
  name text not null default '',
  -- Columns by their heads; with null a list has no such column.
  mapping jsonb not null,
  -- An empty cell of a ship means the one above.
  carries_down boolean not null default false,
  -- Places by the words of this sender that nobody else has for them.
  ports jsonb not null default '{}',
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);

create table shipping_file (
  id bigint generated always as identity primary key,
  name text not null,
  -- The same bytes are the same file.
  sha256 text not null unique,
  bytes bigint not null check (bytes >= 0),
  -- Until its cells are read.
  blob_key text,
  state text not null default 'reading' check (state in (
    'reading', 'failed', 'ready', 'applying', 'applied', 'undoing', 'undone')),
  -- Why it could not be read.
  problem text,
  -- Its cells as they were read: sheets with rows.
  sheets jsonb,
  -- The heads of its columns, for staff to choose from, and as what they are read.
  print text,
  headers jsonb not null default '[]',
  mapping jsonb not null default '{}',
  carries_down boolean not null default false,
  ports jsonb not null default '{}',
  sender text not null default '',
  -- Staff have looked at the columns, of this list or of a former one of its sender.
  is_confirmed boolean not null default false,
  -- The day of the list; what staff have written since goes before it.
  listed_on date,
  -- Rows that name no car: totals and repeated heads.
  passed_over integer not null default 0,
  version integer not null default 1,
  sent_by bigint not null references account (id),
  sent_at timestamptz not null default app_now(),
  applied_by bigint references account (id),
  applied_at timestamptz,
  undone_by bigint references account (id),
  undone_at timestamptz,
  check ((state = 'failed') = (problem is not null))
);
create index shipping_file_newest on shipping_file (id desc);

-- A ship that a list names.
create table shipping_ship (
  file_id bigint not null references shipping_file (id) on delete cascade,
  place integer not null,
  vessel text not null,
  number text not null,
  line text not null default '',
  -- Null of a ship that Seri does not know yet.
  voyage_id bigint references voyage (id),
  seen_version integer,
  -- The ports of its rows: each becomes a call.
  calls jsonb not null default '[]',
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  outcome text check (outcome in ('applied', 'same', 'conflict', 'refused', 'undone', 'stays')),
  -- The refusal of its gate.
  code text,
  -- What it was before, and the version that it had afterwards.
  undo jsonb,
  primary key (file_id, place)
);

create table shipping_row (
  file_id bigint not null references shipping_file (id) on delete cascade,
  place integer not null,
  -- As the list has them.
  facts jsonb not null,
  match text not null check (match in ('exact', 'plain', 'near', 'tail', 'several', 'delivered', 'void', 'none')),
  -- How the number differs from that of the car, and where.
  difference jsonb,
  purchase_id bigint references purchase (id),
  -- Other cars of the same number.
  others bigint[] not null default '{}',
  -- The version of the purchase as it was compared.
  seen_version integer,
  ship integer,
  load_place text references place (code),
  discharge_place text references place (code),
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- The lower, the sooner somebody should look at it.
  rank smallint not null,
  is_chosen boolean not null default false,
  outcome text check (outcome in ('applied', 'same', 'conflict', 'refused', 'undone', 'stays')),
  code text,
  undo jsonb,
  primary key (file_id, place),
  foreign key (file_id, ship) references shipping_ship (file_id, place)
);
create index shipping_row_shown on shipping_row (file_id, rank, place);
create index shipping_row_of on shipping_row (purchase_id) where purchase_id is not null;
