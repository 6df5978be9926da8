-- R50: what a client offers for a lot. One row for each time it was placed: a bid that was cancelled stays as it ended,
-- and the next one is another row.
create table bid (
  id bigint generated always as identity (start with 500001) primary key,
  account_id bigint not null references account (id),
  lot_id bigint not null references lot_key (id),
  kind text not null check (kind in ('car', 'bike', 'machine', 'stock')),
  -- The lot's session and day, which the feed moves with the lot: deadlines and groups are read without the lot.
  session_id bigint references auction_session (id),
  held_on date not null,
  amount bigint not null check (amount > 0),
  -- What staff add to or take from the amount.
  adjustment bigint not null default 0 check (amount + adjustment >= 0),
  status smallint not null default 1 check (status between 1 and 7),
  bid_type smallint,
  bid_group text check (bid_group ~ '^[A-Z]$'),
  -- Staff handed it to the robot of the house.
  auto_bid boolean not null default false,
  -- Why it ended, where no person said so.
  end_reason text,
  created_by bigint not null references account (id),
  created_at timestamptz not null default app_now(),
  -- Since when this amount stands: equal amounts rank by it.
  placed_at timestamptz not null default app_now(),
  -- Counts the changes: what is written over is what was seen.
  version integer not null default 1
);
-- Open is what could still cost its amount: new, taken to the house, won. One for each client and lot, one win for each
-- lot, one order for each stock car.
create unique index bid_open on bid (account_id, lot_id) where status in (1, 2, 6);
create unique index bid_win on bid (lot_id) where status = 6;
create unique index bid_order on bid (lot_id) where kind = 'stock' and status in (1, 2, 6);
create index bid_of_lot on bid (lot_id, status);
create index bid_of_account on bid (account_id, created_at);
-- R56: what an account's lists hold is counted from the index alone, however many bids it has.
create index bid_of_account_status on bid (account_id, status, held_on) include (kind, amount);
create index bid_waiting on bid (status) where status in (1, 2);

-- R53: of these bids of one week buy so many at most. A group without a row buys one.
create table bid_group (
  account_id bigint not null references account (id),
  -- Its Monday in Japan.
  week date not null check (extract(isodow from week) = 1),
  letter text not null check (letter ~ '^[A-Z]$'),
  cars smallint not null check (cars between 1 and 99),
  primary key (account_id, week, letter)
);

-- What is said about a bid; the comment it is placed with comes first.
create table bid_message (
  id bigint generated always as identity primary key,
  bid_id bigint not null references bid (id),
  account_id bigint not null references account (id),
  body text not null check (char_length(body) between 1 and 1000),
  written_at timestamptz not null default app_now()
);
create index bid_message_bid on bid_message (bid_id, id);

-- R55: what somebody was told, until they have read it and longer.
create table notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  event_type text not null,
  bid_id bigint not null references bid (id),
  -- As it was told: both languages, the lot's names.
  content jsonb not null,
  created_at timestamptz not null default app_now(),
  read_at timestamptz
);
create index notice_of_account on notice (account_id, id desc);
create index notice_unread on notice (account_id) where read_at is null;

-- Where an account wants another kind of mails than its events come with.
create table notice_setting (
  account_id bigint not null references account (id),
  event_type text not null,
  is_mailed boolean not null,
  primary key (account_id, event_type)
);
