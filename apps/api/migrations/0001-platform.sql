-- The clock of every rule in SQL; a test sets `seri.now`, production never does.
create function app_now() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('seri.now', true), '')::timestamptz, clock_timestamp())
$$;

-- Events written with the change they tell of. The relay gives `sequence` after the commit, in commit order.
create table outbox (
  id bigint generated always as identity primary key,
  written_at timestamptz not null default clock_timestamp(),
  audience text not null,
  name text not null,
  data jsonb not null,
  origin_socket text,
  sequence bigint unique,
  previous bigint
);
create index outbox_unsent on outbox (id) where sequence is null;
create index outbox_audience on outbox (audience, sequence desc);

-- Who did what, on whose behalf: one row per change, in the change's own transaction.
create table action_log (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default app_now(),
  account_id bigint,
  on_behalf_of bigint,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index action_log_subject on action_log (subject, id desc);

-- The first answer to a key, for 24 hours.
create table idempotency_key (
  owner text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default app_now(),
  primary key (owner, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Mails that have left, by the id their job gave them: a job that runs twice sends once.
create table mail_sent (
  id text primary key,
  sent_at timestamptz not null default clock_timestamp()
);

-- Captcha solutions already used, until they would have expired anyway.
create table captcha_used (
  solution_hash text primary key,
  expires_at timestamptz not null
);

-- Which process a job's lock belongs to; the process holds an advisory lock on its id while it lives.
create table worker_process (
  worker_id text primary key,
  process_id bigint not null,
  started_at timestamptz not null default clock_timestamp()
);
