-- R78: what was answered. An answer for all who asked without a question also serves those who ask later.
create table translation_answer (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lot_key (id),
  text_en text not null,
  text_ru text not null,
  is_for_all boolean not null,
  answered_by bigint not null references account (id),
  answered_at timestamptz not null default app_now(),
  amended_at timestamptz
);
create unique index translation_answer_for_all on translation_answer (lot_id) where is_for_all;

-- One request of an account for a lot. Its state moves by the table of R78; who holds it has taken it.
create table translation_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  lot_id bigint not null references lot_key (id),
  language text not null check (language in ('en', 'ru')),
  question text not null,
  state text not null default 'requested'
    check (state in ('requested', 'taken', 'answered', 'amended', 'declined', 'closed')),
  version integer not null default 1,
  asked_at timestamptz not null default app_now(),
  holder_id bigint references account (id),
  -- The last sign of its holder.
  held_at timestamptz,
  -- Answered, declined or closed.
  settled_at timestamptz,
  settled_by bigint references account (id),
  reason text,
  answer_id bigint references translation_answer (id),
  unique (account_id, lot_id),
  check ((state = 'taken') = (held_at is not null)),
  check ((state in ('answered', 'amended')) = (answer_id is not null))
);
create index translation_request_lot on translation_request (lot_id);
create index translation_request_open on translation_request (asked_at) where state in ('requested', 'taken');
create index translation_request_settled on translation_request (settled_at desc) where settled_at is not null;
create index translation_request_answer on translation_request (answer_id) where answer_id is not null;

-- R79: a file is sent for a request, and belongs to an answer once that is sent.
create table translation_file (
  id uuid primary key default gen_random_uuid(),
  request_id bigint not null references translation_request (id),
  answer_id bigint references translation_answer (id),
  place integer not null default 0,
  name text not null,
  type text not null check (type in ('jpg', 'png', 'pdf', 'xlsx', 'mp3')),
  bytes bigint not null,
  blob_key text not null,
  sent_by bigint not null references account (id),
  sent_at timestamptz not null default app_now()
);
create index translation_file_request on translation_file (request_id);
create index translation_file_answer on translation_file (answer_id) where answer_id is not null;
create index translation_file_unused on translation_file (sent_at) where answer_id is null;

-- R55: a notice may be about a lot, without a bid. A release from before does not show those.
alter table notice alter bid_id drop not null;
