-- R90: papers with numbers. One is never changed: another paper replaces or credits it, and its state follows from those.

-- The last number of each series. Whoever issues a paper locks this row last, so that a number is taken with its paper or not
-- at all, and the days of a series never go back.
create table number_series (
  series text primary key check (series in ('invoice', 'proforma', 'receipt')),
  year integer not null,
  last integer not null check (last > 0),
  issued_on date not null
);

create table invoice (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('proforma', 'invoice', 'credit_note')),
  purpose text not null check (purpose in ('sale', 'deposit')),
  number text not null unique,
  account_id bigint not null references account (id),
  issued_on date not null,
  due_on date,
  -- Of a credit note: what it gives back, above zero like the invoice that it is for.
  total bigint not null,
  -- Who pays, as the paper names it, for the search.
  party text not null,
  -- All that the paper says.
  snapshot jsonb not null,
  cancels_id bigint references invoice (id),
  -- Of a credit note, in words of staff; empty if the end of a purchase has made it.
  reason text not null default '',
  issued_by bigint not null references account (id),
  issued_at timestamptz not null default app_now(),
  check ((kind = 'credit_note') = (cancels_id is not null))
);
create index invoice_account on invoice (account_id, id desc);
create index invoice_day on invoice (issued_on, id);
create index invoice_total on invoice (total, id);
create index invoice_cancels on invoice (cancels_id) where cancels_id is not null;

-- The lines of a paper, by their place on it. A credit note names the places of the invoice that it is for.
create table invoice_line (
  invoice_id bigint not null references invoice (id),
  place integer not null,
  -- Null of a deposit.
  purchase_id bigint references purchase (id),
  -- Null of the price of a car, and of a deposit.
  charge_id bigint references charge (id),
  kind text not null,
  note text not null,
  amount bigint not null,
  primary key (invoice_id, place)
);
create index invoice_line_purchase on invoice_line (purchase_id, invoice_id);

-- The file of a paper is made after it, once.
create table invoice_file (
  invoice_id bigint primary key references invoice (id),
  blob_key text not null,
  sha256 text not null,
  bytes bigint not null,
  made_at timestamptz not null default app_now()
);

create trigger invoice_stays before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_stays_whole before truncate on invoice for each statement execute function refuse_change();
create trigger invoice_line_stays before update or delete on invoice_line for each row execute function refuse_change();
create trigger invoice_line_stays_whole before truncate on invoice_line for each statement execute function refuse_change();
create trigger invoice_file_stays before update or delete on invoice_file for each row execute function refuse_change();
create trigger invoice_file_stays_whole before truncate on invoice_file for each statement execute function refuse_change();
revoke delete, truncate on invoice, invoice_line, invoice_file from public, current_user;

-- Cars on their way, of which staff see how many are still to invoice.
create index purchase_on_its_way on purchase (account_id) where voided_at is null and status < 5;
