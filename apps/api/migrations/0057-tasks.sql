-- R101: what must be done about a car, and by when.
create table purchase_task (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  kind text not null,
  -- Null while nobody can say.
  due_on date,
  source text not null default 'rule' check (source in ('rule', 'manual')),
  note text not null default '',
  version integer not null default 1,
  made_at timestamptz not null default app_now(),
  -- Null of one that followed from the facts.
  ended_by bigint references account (id),
  ended_at timestamptz,
  -- Why it was skipped; null if it was done.
  skipped_reason text,
  check (skipped_reason is null or ended_at is not null)
);
create unique index purchase_task_open on purchase_task (purchase_id, kind) where ended_at is null;
create index purchase_task_due on purchase_task (due_on, id) where ended_at is null;
