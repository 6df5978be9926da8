-- A question to an outside service about a lot. It is asked once by a job, however many wait for its answer (R84 to R86).
create table asking (
  service text not null,
  -- The lot, or whatever else the answer is kept for.
  subject text not null,
  lot_id bigint not null references lot_key (id),
  -- How often it has been asked.
  times integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'empty', 'failed')),
  -- One that still waits then is dead: it has no worker.
  until timestamptz not null,
  -- The run of the job that has taken it. A run that was taken for dead writes no answer.
  run text,
  answer jsonb,
  ended_at timestamptz,
  primary key (service, subject)
);
create index asking_waiting on asking (service, until) where state = 'waiting';

-- Photos that were asked for beside those of the feed (R84). A feed that sends an album again leaves them alone.
alter table album add column extra_ids bigint[] not null default '{}';

-- A place of the day's limit of extra photos, reserved until its asking ends and then used, or given back by deleting it.
create table extra_photo_place (
  account_id bigint not null references account (id),
  lot_id bigint not null references lot_key (id),
  day date not null,
  -- Null once it is used. A place that is still reserved then is free again: its job is dead.
  until timestamptz,
  primary key (account_id, lot_id)
);
create index extra_photo_place_lot on extra_photo_place (lot_id);
