-- R77: what a machine has read on the picture of a sheet.
create table sheet_reading (
  photo_id bigint primary key references photo (id) on delete cascade,
  -- The lot for which it was asked for: its kind and house say how the sheet is read.
  lot_id bigint not null references lot_key (id) on delete cascade,
  state text not null check (state in ('waiting', 'read', 'failed')),
  -- Who asked, for the pace of an account; null for a sheet that is read ahead, and after a day.
  asked_by integer references account (id) on delete set null,
  asked_at timestamptz not null default app_now(),
  -- By which reader and with which words it was read; with others it is read anew.
  version text,
  -- The same picture under two photos is read once.
  sha256 text,
  reading jsonb,
  reader text check (reader in ('own', 'outside')),
  failure text,
  milliseconds integer,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'read' or (reading is not null and version is not null and sha256 is not null)),
  check (state <> 'failed' or failure is not null)
);
create index sheet_reading_of_picture on sheet_reading (sha256, version) where state = 'read';
create index sheet_reading_asked on sheet_reading (asked_by, asked_at) where asked_by is not null;
create index sheet_reading_waiting on sheet_reading (asked_at) where state = 'waiting';
