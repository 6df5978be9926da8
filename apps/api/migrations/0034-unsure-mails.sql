-- A mail is marked before it goes on the wire and settled after. A release that knows only the mark writes settled rows.
alter table mail_sent add column settled_at timestamptz default now();
alter table mail_sent add column attempt uuid;
alter table mail_sent add column busy_until timestamptz;
alter table mail_sent add column doubts integer not null default 0;
alter table mail_sent add column is_given_up boolean not null default false;

create index mail_sent_unsure on mail_sent (is_given_up) where doubts > 0;

-- A worker that lives beats. Null: of a release that does not beat, whose lock alone counts.
alter table worker_process add column beat_at timestamptz;
