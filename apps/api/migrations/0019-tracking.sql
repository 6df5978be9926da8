-- R57: what staff say a lot went for, until the feed or its purchase says so.
alter table bid add column sold_price bigint check (sold_price > 0);

-- R61: a won bid whose price is known, or an order that staff have confirmed: a car that its client owns and pays for.
-- A win that is taken back voids it; the row stays, as the ledger does.
create table purchase (
  id bigint generated always as identity (start with 700001) primary key,
  bid_id bigint not null references bid (id),
  account_id bigint not null references account (id),
  lot_id bigint not null references lot_key (id),
  -- The lot's day: its month of the archive.
  held_on date not null,
  price bigint not null check (price > 0),
  -- The codes of the wire: 0 processing to 5 delivered; 6 shipping cancelled, 7 purchase cancelled, 8 resold.
  status smallint not null default 0 check (status between 0 and 8),
  purchased_at timestamptz not null default app_now(),
  created_by bigint not null references account (id),
  voided_at timestamptz,
  -- Logistics, as far as staff know them.
  yard_arrival_eta date,
  stock_yard text not null default '',
  export_port text not null default '',
  export_type smallint,
  shipping_line text not null default '',
  voyage text not null default '',
  destination text not null default '',
  discharge_port text not null default '',
  etd date,
  eta date,
  note text not null default '',
  -- Who receives it, and who is told of its arrival: nobody else where that is null.
  consignee jsonb not null default '{}',
  notify_party jsonb,
  version integer not null default 1
);
create unique index purchase_of_bid on purchase (bid_id) where voided_at is null;
create unique index purchase_of_lot on purchase (lot_id) where voided_at is null;
create index purchase_of_account on purchase (account_id, id desc);

create table purchase_fee (
  purchase_id bigint not null references purchase (id),
  kind text not null check (kind in ('agent', 'other', 'freight', 'invoice', 'delivery')),
  amount bigint not null check (amount >= 0),
  primary key (purchase_id, kind)
);

-- R61: what a purchase costs beside its price, unless staff say otherwise.
create table fee_rate (
  kind text primary key check (kind in ('agent', 'other', 'freight', 'invoice', 'delivery')),
  amount bigint not null check (amount >= 0)
);
insert into fee_rate (kind, amount) values ('agent', 35000), ('other', 0), ('freight', 0), ('invoice', 0), ('delivery', 15000);

-- What an entry pays for. An entry without a purchase stands alone, as all did before.
alter table ledger_entry add column purchase_id bigint references purchase (id);
create index ledger_entry_purchase on ledger_entry (purchase_id) where purchase_id is not null;

-- R25: a win with its purchase no longer holds means: they stand in the ledger.
alter table bid add column purchase_id bigint references purchase (id);

-- R60: up to where a chat is read; staff read as one, 0 in an account's place.
create table bid_chat_read (
  bid_id bigint not null references bid (id),
  reader_id bigint not null,
  up_to bigint not null,
  primary key (bid_id, reader_id)
);
-- Whose side wrote it.
alter table bid_message add column is_from_staff boolean not null default false;

-- R58: what an account changed last, to be taken back.
create index action_log_of_account on action_log (account_id, id desc) where subject like 'bid:%';

-- A day of the manager's list, and a session of it.
create index bid_of_day on bid (held_on, session_id);
