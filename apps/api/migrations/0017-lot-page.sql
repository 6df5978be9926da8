-- R43: what managers write on a lot, for all of them and for the clients to read.
create table lot_note (
  lot_id bigint primary key references lot_key (id),
  body text not null check (char_length(body) between 1 and 2000),
  written_by bigint not null references account (id),
  written_at timestamptz not null default app_now()
);

-- R44: who shares a lot. The code itself is derived, and kept nowhere; `variant` tells two sharers' codes of one lot apart.
create table lot_share (
  lot_id bigint not null references lot_key (id),
  account_id bigint not null references account (id),
  variant smallint not null default 0,
  -- The code holds ninety days from here.
  asked_at timestamptz not null default app_now(),
  primary key (lot_id, account_id)
);
