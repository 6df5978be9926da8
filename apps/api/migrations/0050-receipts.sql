-- R94: money that has come to the bank, and whose it is.

create table receipt_file (
  id bigint generated always as identity primary key,
  name text not null,
  bank_account text not null,
  sha256 text not null,
  fresh integer not null,
  joined integer not null,
  kept integer not null,
  withdrawn integer not null,
  taken_by bigint not null references account (id),
  taken_at timestamptz not null default app_now()
);

-- How the files of a bank account are read. Whoever takes a file locks this row, so that two who take overlapping files at once
-- take no line twice.
create table bank_mapping (
  bank_account text primary key,
  mapping jsonb not null default '{}',
  currency text not null default 'JPY',
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);

-- A line of the bank. Its state moves by the table of R94; only what was booked has an entry.
create table receipt (
  id bigint generated always as identity primary key,
  -- Empty if it was booked without the inbox.
  bank_account text not null,
  booked_on date not null,
  value_on date,
  -- In the smallest unit of its currency.
  amount bigint not null check (amount > 0),
  currency text not null,
  amount_jpy bigint check (amount_jpy > 0),
  rate text,
  bank_fee bigint not null default 0 check (bank_fee >= 0),
  sender_name text not null,
  sender_bank text not null,
  text text not null,
  reference text not null,
  -- Equal lines have one key: a file adds its second one only if fewer than two are there. Empty if no file has had it.
  line_key text not null,
  file_id bigint references receipt_file (id),
  state text not null default 'new'
    check (state in ('new', 'suggested', 'unidentified', 'booked', 'ignored', 'returned', 'reversed')),
  -- The suggested client, or the one for whom it is booked.
  account_id bigint references account (id),
  score integer,
  entry_id bigint unique references ledger_entry (id),
  note text not null default '',
  version integer not null default 1,
  entered_by bigint not null references account (id),
  entered_at timestamptz not null default app_now(),
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now(),
  search text not null generated always as (lower(sender_name || ' ' || text || ' ' || reference)) stored,
  check ((state in ('booked', 'reversed')) = (entry_id is not null)),
  check (entry_id is null or account_id is not null)
);
-- Each view of the inbox is read in its order and counted from its index alone, which says whose its lines are.
create index receipt_inbox on receipt (booked_on desc, id desc) include (account_id)
  where state in ('new', 'suggested');
create index receipt_unidentified on receipt (booked_on desc, id desc) include (account_id, amount_jpy)
  where state = 'unidentified';
create index receipt_booked on receipt (booked_on desc, id desc) include (account_id) where state = 'booked';
create index receipt_set_aside on receipt (booked_on desc, id desc) include (account_id)
  where state in ('ignored', 'returned', 'reversed');
create index receipt_line on receipt (line_key) where line_key <> '';
-- The lines that staff wrote and that no file has had yet.
create index receipt_by_hand on receipt (amount, booked_on) where file_id is null;
create index receipt_account on receipt (account_id, id desc) where account_id is not null;

-- The balance of a bank account at the end of a day, as its files say, and what went out on that day.
create table bank_closing (
  bank_account text not null,
  day date not null,
  balance bigint not null,
  withdrawn bigint not null,
  file_id bigint not null references receipt_file (id),
  primary key (bank_account, day)
);

-- The names under which the money of a client comes: its own, and those who pay for it.
create table account_sender (
  account_id bigint not null references account (id),
  key text not null,
  name text not null,
  kind text not null check (kind in ('alias', 'agent')),
  confirmed_by bigint not null references account (id),
  confirmed_at timestamptz not null default app_now(),
  primary key (account_id, key)
);
create index account_sender_key on account_sender (key);

-- A payment of which its client says that it is on its way. It is no money.
create table payment_announcement (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  sent_on date not null,
  note text not null,
  state text not null default 'on-its-way' check (state in ('on-its-way', 'arrived', 'withdrawn')),
  receipt_id bigint references receipt (id),
  slip_key text,
  slip_type text check (slip_type in ('jpg', 'png', 'pdf')),
  announced_at timestamptz not null default app_now(),
  check ((slip_key is null) = (slip_type is null)),
  check ((state = 'arrived') = (receipt_id is not null))
);
create index payment_announcement_account on payment_announcement (account_id, id desc);
create index payment_announcement_open on payment_announcement (amount) include (account_id) where state = 'on-its-way';
create unique index payment_announcement_receipt on payment_announcement (receipt_id);

-- R95: money that leaves an account, or that is let off; one asks, and another one decides.
create table money_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payout', 'write-off')),
  account_id bigint not null references account (id),
  amount bigint not null check (amount > 0),
  -- Of the transfer at the bank.
  reference text not null default '',
  purchase_id bigint references purchase (id),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_by bigint not null references account (id),
  asked_at timestamptz not null default app_now(),
  decided_by bigint references account (id),
  decided_at timestamptz,
  note text not null default '',
  entry_id bigint unique references ledger_entry (id),
  version integer not null default 1,
  check ((kind = 'write-off') = (purchase_id is not null)),
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check ((state = 'done') = (entry_id is not null)),
  check (state <> 'done' or decided_by <> asked_by)
);
create index money_request_asked on money_request (id desc) where state = 'asked';
create index money_request_settled on money_request (decided_at desc, id desc) where state <> 'asked';
create index money_request_account on money_request (account_id, id desc);

revoke delete, truncate on receipt, receipt_file, payment_announcement, money_request from public, current_user;

-- The words of a name as rough sounds, in Latin and Russian letters alike: vowels are left out, because every bank spells them in
-- its own way, and so are the forms of companies. It only narrows down who may have sent a receipt; the rule decides.
create function name_keys(name text) returns text[] language sql immutable strict parallel safe
return array(
  select distinct coalesce(nullif(rtrim(without_vowels, 'h'), ''), word)
  from regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f]', '', 'g') as letters,
    regexp_replace(letters, '\m(ltd|limited|llc|llp|inc|corp|corporation|co|company|plc|jsc|gmbh|fze|ooo|ооо|зао|ип|тоо)\M', ' ', 'g')
      as plain,
    translate(plain, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯабвгдежзиклмнопрстуфхцчшщыэюяЪЬъь', 'abvgdejsiklmnoprstufhsçççyeuyabvgdejsiklmnoprstufhsçççyeuy') as latin,
    regexp_replace(latin, 's?h?t?ch|sc?h', 'ç', 'g') as one,
    regexp_replace(one, 'd?zh|dj', 'j', 'g') as two,
    regexp_replace(two, 't[sz]|c(?=[eiy])', 's', 'g') as three,
    replace(replace(three, 'kh', 'h'), 'th', 't') as four,
    replace(replace(four, 'ph', 'f'), 'x', 'ks') as five,
    regexp_split_to_table(translate(five, 'cqwz', 'kkvs'), '[^a-zç]+') as word,
    regexp_replace(regexp_replace(word, '[aeiouy]', '', 'g'), '(.)\1+', '\1', 'g') as without_vowels
  where length(word) > 1
);

create table account_name_key (
  account_id bigint not null references account (id) on delete cascade,
  key text not null,
  primary key (key, account_id)
);
create index account_name_key_account on account_name_key (account_id);
insert into account_name_key (account_id, key)
select id, unnest(name_keys(full_name || ' ' || company)) from account;

-- Names are written in several places, also by the release before this one. A restore loads the rows of both tables as they are.
create function keep_name_keys() returns trigger language plpgsql as $$
begin
  delete from account_name_key where account_id = new.id;
  insert into account_name_key (account_id, key) select new.id, unnest(name_keys(new.full_name || ' ' || new.company));
  return null;
end
$$;
create trigger account_has_name_keys after insert on account
  for each row when (current_setting('seri.restores', true) is null) execute function keep_name_keys();
create trigger account_keeps_name_keys after update of full_name, company on account
  for each row when (old.full_name || ' ' || old.company <> new.full_name || ' ' || new.company)
  execute function keep_name_keys();

-- Staff look for any part of a name or an e-mail, among all accounts.
create index account_words on account
  using gin (parts_of(lower(full_name || ' ' || company || ' ' || email), 3)) with (fastupdate = off);

-- Purchases of which just so much is open, and accounts that owe just so much.
create index purchase_open on purchase ((greatest(cost, 0) - allocated)) include (account_id)
  where allocated <> greatest(cost, 0);
create index ledger_entry_debt on ledger_entry (balance) include (account_id, number) where balance < 0;

-- What was booked lately without an inbox is in the first files of the bank too, which join it instead of adding it.
insert into receipt (bank_account, booked_on, amount, currency, amount_jpy, sender_name, sender_bank, text, reference,
  line_key, state, account_id, entry_id, entered_by, entered_at, changed_by, changed_at)
select '', (booked_at at time zone 'Asia/Tokyo')::date, amount, 'JPY', amount, '', '', description, '',
  '', 'booked', account_id, id, booked_by, booked_at, booked_by, booked_at
from ledger_entry
where kind = 'remittance' and booked_by is not null and booked_at > app_now() - interval '90 days'
order by id;
