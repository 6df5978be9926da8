-- R101: what must be done about a car, and by when.
create table purchase_task (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  kind text not null,
  -- Tells one fact from the next of its kind, such as a new certificate from the former.
  fact_key text not null default '',
  -- Null while nobody can say.
  due_on date,
  source text not null default 'rule' check (source in ('rule', 'manual')),
  note text not null default '',
  version integer not null default 1,
  -- Null of one that followed from the facts.
  made_by bigint references account (id),
  made_at timestamptz not null default app_now(),
  -- Null of one that the facts have ended.
  ended_by bigint references account (id),
  ended_at timestamptz,
  -- Why it was skipped; null if it was done.
  skipped_reason text,
  -- The fact that people answered has gone since: if it comes again, so does the task.
  is_forgotten boolean not null default false,
  check (ended_at is not null or (ended_by is null and skipped_reason is null and not is_forgotten)),
  check ((source = 'manual') = (kind = 'manual') and (source = 'manual') = (made_by is not null)),
  check (source = 'rule' or note <> '')
);
create unique index purchase_task_open on purchase_task (purchase_id, kind) where ended_at is null and source = 'rule';
create index purchase_task_due on purchase_task (due_on, id) where ended_at is null;
create index purchase_task_of on purchase_task (purchase_id, id);
